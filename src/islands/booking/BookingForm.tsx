import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pages } from '../../../contract/pages.ts';
import { authAddress, here } from '../../lib/addresses.ts';
import { price } from '../../lib/format.ts';
import { useRunning } from '../../lib/running.ts';
import { $session, startSession } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Form } from '../ui/Form.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import styles from './BookingForm.module.css';
import { RentalFields } from './RentalFields.tsx';
import { useBooking } from './use-booking.ts';

const loadPayment = () => import('./PaymentFields.tsx').then((module) => module.PaymentFields);
const PaymentFields = lazyScreen(loadPayment);

/** Checks whether the vehicle is free, then books it; only for logged-in visitors. */
export function BookingForm({ vehicleId }: { vehicleId: number }) {
  const session = useStore($session);
  const { booking, isUncertain, rental, payment, edit } = useBooking(vehicleId);
  // Fetched while place and time are typed, it is there when they are checked.
  useEffect(() => {
    if (session.state === 'user') loadPayment().catch(() => undefined);
  }, [session.state]);
  const checked = booking.step === 'checked';
  const { submit, pending, failure } = checked ? payment : rental;
  return (
    <section className={`card ${styles.card}`}>
      <h2 className={styles.title}>{texts.booking.title}</h2>
      {(session.state === 'starting' || session.state === 'anonymous') && <LoginFirst />}
      {session.state === 'failed' && (
        <Failed title={texts.booking.title} reason={session.message} onRetry={startSession} />
      )}
      <Form
        label={texts.booking.title}
        onSubmit={submit}
        pending={pending}
        failure={failure && isUncertain ? <Uncertain failure={failure} /> : failure}
        disabled={session.state !== 'user'}
      >
        <RentalFields form={rental.form} fixed={checked || pending} />
        {checked && (
          <button type="button" className="button" onClick={edit} disabled={pending}>
            {texts.booking.edit}
          </button>
        )}
        <div aria-live="polite">
          {checked && (
            <p className={styles.total}>
              {texts.booking.total} <span className="price">{price(booking.totalPrice)}</span>
            </p>
          )}
        </div>
        {checked && <PaymentFields form={payment.form} />}
        <SubmitButton pending={pending}>
          {checked ? texts.booking.book : texts.booking.check}
        </SubmitButton>
      </Form>
    </section>
  );
}

function Uncertain({ failure }: { failure: string }) {
  return (
    <>
      <span>
        {failure}
        <br />
        {texts.booking.uncertain}
      </span>
      <a href={pages.ownReservations}>{texts.booking.seeReservations}</a>
    </>
  );
}

function LoginFirst() {
  const running = useRunning();
  return (
    <div className={`notice notice--info ${styles.anonymous}`}>
      <p>{texts.booking.loginFirst}</p>
      <a className="button" href={authAddress('login', running ? here() : undefined)}>
        {texts.booking.loginAndReturn}
      </a>
    </div>
  );
}
