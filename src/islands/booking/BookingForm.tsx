import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pages } from '../../../contract/pages.ts';
import { authAddress, here } from '../../lib/addresses.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { $session, startSession } from '../../lib/session.ts';
import { Failed } from '../ui/Failed.tsx';
import { Form } from '../ui/Form.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import styles from './BookingForm.module.css';
import { RentalFields } from './RentalFields.tsx';
import { Total } from './Total.tsx';
import { useBooking } from './use-booking.ts';
import { bookingTexts } from '../../../contract/texts/en/booking.ts';

const loadPayment = () => import('./PaymentFields.tsx').then((module) => module.PaymentFields);
const PaymentFields = lazyScreen(loadPayment, 'PaymentFields');

/** Checks availability, then books the vehicle; for logged-in users only. */
export function BookingForm({ vehicleId }: { vehicleId: number }) {
  const session = useStore($session);
  const { booking, isUncertain, rental, payment, edit } = useBooking(vehicleId);
  const { isDirty } = rental.form.formState;
  // Loads while place and time are being typed.
  useEffect(() => {
    if (isDirty) loadPayment().catch(() => undefined);
  }, [isDirty]);
  const checked = booking.step === 'checked';
  const submission = checked ? payment : rental;
  const { pending, failure, hasFailed } = submission;
  return (
    <section className={`card ${styles.card}`}>
      <h2>{bookingTexts.title}</h2>
      {(session.state === 'starting' || session.state === 'anonymous') && <LoginFirst />}
      {session.state === 'failed' && (
        <Failed title={bookingTexts.title} reason={session.message} onRetry={startSession} />
      )}
      <Form
        label={bookingTexts.title}
        submission={{
          ...submission,
          failure: hasFailed && isUncertain ? <Uncertain failure={failure} /> : failure,
        }}
        disabled={session.state !== 'user'}
      >
        <RentalFields form={rental.form} fixed={checked || pending} />
        {checked && (
          <button type="button" className="button" onClick={edit} disabled={pending}>
            {bookingTexts.edit}
          </button>
        )}
        <div aria-live="polite">{checked && <Total {...booking} />}</div>
        {checked && <PaymentFields form={payment.form} />}
        <SubmitButton>{checked ? bookingTexts.book : bookingTexts.check}</SubmitButton>
      </Form>
    </section>
  );
}

function Uncertain({ failure }: { failure: string | null }) {
  return (
    <>
      <span>
        {failure}
        {failure && <br />}
        {bookingTexts.uncertain}
      </span>
      <a href={pages.ownReservations}>{bookingTexts.seeReservations}</a>
    </>
  );
}

function LoginFirst() {
  const isHydrated = useHydrated();
  return (
    <div className={`notice notice--info ${styles.anonymous}`}>
      <p>{bookingTexts.loginFirst}</p>
      <a className="button" href={authAddress('login', isHydrated ? here() : undefined)} data-login>
        {bookingTexts.loginAndReturn}
      </a>
    </div>
  );
}
