import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { pages } from '../../../contract/site/pages.ts';
import { type PaymentForm, agreement } from '../../../contract/reservations/payment.ts';
import { rentalForm, type RentalForm } from '../../../contract/reservations/rental.ts';
import {
  perRentalText,
  type RentalTextName,
} from '../../../contract/reservations/rental-fields.ts';
import { bookingId } from '../../lib/rental/booking-id.ts';
import { keepBooked } from '../../lib/storage/last-booking.ts';
import { business } from '../../lib/site/business.ts';
import { rentalNow, today } from '../../lib/api/clock.ts';
import { draft } from '../../lib/storage/draft.ts';
import { changedPrice } from '../../lib/rental/rental-failure.ts';
import { flash } from '../../lib/texts/flash.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { emptyRental, momentNames } from '../../lib/rental/rental.ts';
import { momentsHere, updateMoments } from '../../lib/rental/search-address.ts';
import { $session } from '../../lib/session/session.ts';
import { book, check, mayBeBooked, besideBooking, type Booking, type Payment } from './booking.ts';
import { $quote, refreshQuote } from './quote.ts';
import { useTimes } from './use-times.ts';

const emptyCard: DefaultValues<PaymentForm> = {
  cardNumber: '',
  nameOnCard: '',
  expireDate: '',
  cvc: '',
  orderNumber: '',
  costCentre: '',
};

/** Whether the visitor logged in to book, and comes back to the form. */
const isSentHere = () => location.hash === `#${bookingId}`;

/** The hash of the contract that is part of the page. */
const shownTerms = () =>
  document.querySelector<HTMLElement>('#rental-contract')?.dataset.hash ?? null;

/** The rules of all brands of cards are loaded on demand. */
async function paymentSchema() {
  if (business.payment === 'pick-up') return agreement;
  return (await import('./payment-step.ts')).paymentForm(today());
}

/** Books a vehicle in two steps: places and times, then card and contract; `canCheck` whether somebody may who is logged in. */
export function useBooking(vehicleId: number, canCheck: boolean) {
  const [booking, setBooking] = useState<Booking>({ step: 'choosing' });
  // An uncertain booking explains why the vehicle is taken when the same times are checked again.
  const [isUncertain, setUncertain] = useState(false);
  const [rentalDraft] = useState(() => draft<RentalForm>(`rental-${vehicleId}`));
  // The places come along to whichever vehicle is looked at next.
  const [placesDraft] = useState(() => draft<Record<RentalTextName, string>>('places'));
  // The times that the visitor has just searched for replace earlier ones.
  const [searched] = useState(momentsHere);
  const [earlier] = useState(() => rentalDraft.read());
  const [initialRental] = useState(() => ({
    ...emptyRental,
    ...earlier,
    ...placesDraft.read(),
    ...searched,
  }));

  const rental = useSubmitForm({
    schema: () => rentalForm(rentalNow()),
    defaultValues: initialRental,
    send: async (values) => {
      try {
        setBooking(await check(vehicleId, values));
      } catch (error) {
        // What else can be had stands beside the reason.
        refreshQuote();
        throw error;
      }
    },
  });

  const payment = useSubmitForm<PaymentForm, Payment>({
    schema: paymentSchema,
    defaultValues: emptyCard,
    send: async ({ orderNumber, costCentre }) => {
      if (booking.step !== 'checked') return;
      const { rental: checked, totalPrice } = booking;
      try {
        const termsHash = shownTerms();
        const agreed = { totalPrice, termsHash, orderNumber, costCentre };
        finishBooking(await book(vehicleId, checked, agreed));
      } catch (error) {
        setUncertain(mayBeBooked(error));
        const changed = changedPrice(error);
        if (changed) {
          setBooking({ ...booking, ...changed, formerPrice: totalPrice });
          return;
        }
        const reason = besideBooking(error);
        if (!reason) throw error;
        setBooking({ step: 'choosing' });
        rental.fail(reason);
        refreshQuote();
      }
    },
  });

  const finishBooking = (reservation: number | null) => {
    setBooking({ step: 'choosing' });
    rental.form.reset(emptyRental);
    payment.form.reset(emptyCard);
    rentalDraft.clear();
    placesDraft.clear();
    const session = $session.get();
    const isKept =
      reservation && session.state === 'user' && keepBooked(session.user.id, reservation);
    // Else home says it as the heading of what was booked.
    if (!isKept) flash('bookings.created');
    location.assign(pages.home);
  };

  useTimes(rental.form, () => {
    setBooking({ step: 'choosing' });
    rental.clearFailure();
  });

  const edit = () => {
    setBooking({ step: 'choosing' });
    payment.clearFailure();
    rental.form.setFocus('pickUpDate');
  };

  // What a search has found free needs no press to be checked, once.
  const isFound = useRef(momentNames.every((name) => searched[name]));
  const checkFound = useEffectEvent(async () => {
    const values = rentalForm(rentalNow()).safeParse(rental.form.getValues());
    if (!isFound.current || !values.success) return;
    isFound.current = false;
    const found = await check(vehicleId, values.data).catch(() => null);
    const isStill = momentNames.every((name) => rental.form.getValues(name) === values.data[name]);
    // Nobody's field is locked while they are in it.
    const inField = document.activeElement?.getAttribute('name') ?? '';
    const isChanging = inField in values.data;
    if (found?.step === 'checked' && isStill && !isChanging)
      setBooking({ ...found, isUnasked: !isSentHere() });
  });
  useEffect(() => {
    if (!canCheck) return;
    return $quote.subscribe((now) => {
      if (now.state === 'ready' && now.quote.available) void checkFound();
    });
  }, [canCheck]);

  const { subscribe } = rental.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          rentalDraft.keep(values);
          placesDraft.keep(perRentalText((name) => values[name]));
          updateMoments(values);
        },
      }),
    [subscribe, rentalDraft, placesDraft],
  );

  // Nothing that was typed is lost silently.
  const isReplaced =
    momentNames.every((name) => earlier[name]) &&
    momentNames.some((name) => searched[name] && searched[name] !== earlier[name]);
  return { booking, isUncertain, rental, payment, edit, replaced: isReplaced ? earlier : null };
}
