import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { isClosedAt, placeNamed } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { pages } from '../../../contract/site/pages.ts';
import { lacksLatinName } from '../../../contract/values/printable.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { authAddress, here } from '../../lib/site/addresses.ts';
import { business } from '../../lib/site/business.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { $session, startSession } from '../../lib/session/session.ts';
import { Conditions } from '../ui/Conditions.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Form } from '../ui/Form.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import styles from './BookingForm.module.css';
import { bookingId } from '../../lib/rental/booking-id.ts';
import { RentalFields } from './RentalFields.tsx';
import { markForm } from './link-login.ts';
import { Review } from './Review.tsx';
import { Checked } from './Checked.tsx';
import { useBooking } from './use-booking.ts';
import { bookingTexts } from '../../lib/texts/texts.ts';
import { island } from '../ui/Island.tsx';
import type { Business } from '../../../contract/site/business.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import { showQuotes } from './show-quote.ts';

const loadPayment = () => import('./payment-step.ts');
const PaymentFields = lazyScreen(loadPayment, 'PaymentFields');

/** With the messages of its field. */
const SpellingForm = lazyScreen(() => import('./SpellingForm.tsx'), 'SpellingForm', ['auth']);

/** For the template of a vehicle's page. */
export const BuiltBookingForm = island(BookingForm, 'booking');

interface Props {
  vehicle: Vehicle | null;
  /** The company's, for the build; none where a host does not know them. */
  places?: Place[] | undefined;
}

/** Checks availability, then books the vehicle, which the template does not know; for logged-in users only. */
export function BookingForm({ vehicle, places }: Props) {
  const session = useStore($session);
  const isLoggedIn = session.state === 'user';
  const lacksSpelling = isLoggedIn && lacksLatinName(session.user);
  const isOurs = useIsOurs();
  // Before a log-in, times can be chosen where they get a price.
  const isOpen = isLoggedIn || (isOurs && session.state === 'anonymous');
  const { booking, isUncertain, rental, payment, edit, replaced } = useBooking(
    vehicle?.id ?? 0,
    vehicle !== null && isOurs && isLoggedIn && !lacksSpelling,
  );
  const { isDirty } = rental.form.formState;
  // Loads while place and time are being typed.
  useEffect(() => {
    if (isDirty) loadPayment().catch(() => undefined);
  }, [isDirty]);
  const values = useWatch({ control: rental.form.control });
  const isClosed = (['pickUp', 'dropOff'] as const).some((end) =>
    isClosedAt(
      placeNamed(readPlaces(), values[`${end}Location`] ?? ''),
      end,
      `${values[`${end}Date`]}T${values[`${end}Time`]}`,
    ),
  );
  const cannotBook = !isLoggedIn || lacksSpelling;
  const checked = booking.step === 'checked';
  const submission = checked ? payment : rental;
  const { pending, failure, hasFailed } = submission;
  return (
    <section id={bookingId} className={`card ${styles.card}`}>
      <h2 tabIndex={-1}>{bookingTexts().title}</h2>
      {(session.state === 'starting' || session.state === 'anonymous') && <LoginFirst />}
      {lacksSpelling && <SpellingForm user={session.user} />}
      {session.state === 'failed' && (
        <Failed title={bookingTexts().title} reason={session.message} onRetry={startSession} />
      )}
      <Form
        label={bookingTexts().title}
        submission={{
          ...submission,
          failure: hasFailed && isUncertain ? <Uncertain failure={failure} /> : failure,
        }}
        disabled={!isOpen}
      >
        <p className={styles.note}>
          {business.payment === 'card' ? bookingTexts().payByCard : bookingTexts().payAtPickUp}
        </p>
        {replaced && <p className={styles.note}>{replacedText(replaced)}</p>}
        <div className={`stack ${checked ? styles.fixed : ''}`}>
          <RentalFields
            form={rental.form}
            fixed={checked || pending}
            timesOnly={!isLoggedIn}
            suggests={isOurs}
            places={places}
            home={vehicle?.homePlace}
          />
        </div>
        {checked && (
          <button
            type="button"
            className={`button ${styles.edit}`}
            onClick={edit}
            disabled={pending}
          >
            {bookingTexts().edit}
          </button>
        )}
        <div aria-live="polite">{checked && <Checked {...booking} />}</div>
        {checked ? (
          <PaymentFields
            form={payment.form}
            isUnasked={booking.isUnasked}
            isCompany={isLoggedIn && Boolean(session.user.companyName)}
            conditions={vehicle && <Conditions vehicle={vehicle} />}
            review={(consent) =>
              vehicle && (
                <Review vehicle={vehicle} {...booking}>
                  {consent}
                </Review>
              )
            }
            button={<SubmitButton disabled={cannotBook}>{orderLabel(business)}</SubmitButton>}
          />
        ) : (
          <>
            <SubmitButton disabled={cannotBook}>{bookingTexts().check}</SubmitButton>
            <QuotePlace isOffered={isOurs} isHidden={isLoggedIn && isClosed} />
          </>
        )}
      </Form>
    </section>
  );
}

/** What was entered before the visitor came with other times. */
const replacedText = ({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Partial<Moments>) =>
  bookingTexts().timesReplaced(
    sentenceTime(`${pickUpDate}T${pickUpTime}`),
    sentenceTime(`${dropOffDate}T${dropOffTime}`),
  );

function Uncertain({ failure }: { failure: string | null }) {
  return (
    <>
      <span>
        {failure}
        {failure && <br />}
        {bookingTexts().uncertain}
      </span>
      <a href={pages.ownReservations}>{bookingTexts().seeReservations}</a>
    </>
  );
}

function LoginFirst() {
  const isHydrated = useHydrated();
  return (
    <div className={`notice notice--info ${styles.anonymous}`}>
      <p>{bookingTexts().loginFirst}</p>
      {(['login', 'register'] as const).map((type) => (
        <a
          key={type}
          className="button"
          href={authAddress(type, isHydrated ? `${here()}#${bookingId}` : undefined)}
          data-login={type}
          onClick={markForm}
        >
          {bookingTexts()[`${type}AndReturn`]}
        </a>
      ))}
    </div>
  );
}

/** The label of the button that makes the contract: the company's own or, by currency, one of the site's. */
export function orderLabel({ orderLabels, currency }: Business): string {
  const { book, bookToPay } = bookingTexts();
  return orderLabels[currentLanguage()] ?? (currency === 'EUR' ? bookToPay : book);
}

interface QuotePlaceProps {
  isOffered: boolean;
  /** While a place is closed then, nothing can be had. */
  isHidden: boolean;
}

/** Where the quote for the times in the form stands: its summary, which is announced, and what follows from it. */
function QuotePlace({ isOffered, isHidden }: QuotePlaceProps) {
  return (
    <div
      className={styles.quote}
      data-quote="none"
      hidden={!isOffered || isHidden}
      ref={isOffered ? show : undefined}
    >
      <p className={styles.summary} role="status" />
      <div className={styles.details} />
    </div>
  );
}

const show = (place: HTMLElement | null) => (place ? showQuotes(place) : undefined);
