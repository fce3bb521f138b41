import { useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { pages } from '../../../contract/pages.ts';
import { paymentForm, type PaymentForm } from '../../../contract/payment.ts';
import { rentalForm, type RentalForm } from '../../../contract/rental.ts';
import { reservationMessages } from '../../../contract/reservations.ts';
import { rentalNow } from '../../lib/clock.ts';
import { draft } from '../../lib/draft.ts';
import { changedPrice } from '../../lib/expected-price.ts';
import { flash } from '../../lib/flash.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { emptyRental } from '../../lib/rental.ts';
import { book, check, mayBeBooked, rentalFailure, type Booking, type Payment } from './booking.ts';
import { today } from './days.ts';

const emptyCard: DefaultValues<PaymentForm> = {
  cardNumber: '',
  nameOnCard: '',
  expireDate: '',
  cvc: '',
};

/** Books a vehicle in two steps: places and times, then card and contract. */
export function useBooking(vehicleId: number) {
  const [booking, setBooking] = useState<Booking>({ step: 'choosing' });
  // An uncertain booking explains why the vehicle is taken when the same times are checked again.
  const [isUncertain, setUncertain] = useState(false);
  const [rentalDraft] = useState(() => draft<RentalForm>(`rental-${vehicleId}`));
  const [initialRental] = useState(() => ({ ...emptyRental, ...rentalDraft.read() }));

  const rental = useSubmitForm({
    schema: () => rentalForm(rentalNow()),
    defaultValues: initialRental,
    send: async (values) => setBooking(await check(vehicleId, values)),
  });

  const payment = useSubmitForm<PaymentForm, Payment>({
    schema: () => paymentForm(today()),
    defaultValues: emptyCard,
    send: async () => {
      if (booking.step !== 'checked') return;
      const { rental: checked, totalPrice } = booking;
      try {
        await book(vehicleId, checked, totalPrice);
        finishBooking();
      } catch (error) {
        setUncertain(mayBeBooked(error));
        const newPrice = changedPrice(error);
        if (newPrice !== null) {
          setBooking({ ...booking, totalPrice: newPrice, formerPrice: totalPrice });
          return;
        }
        const reason = rentalFailure(error);
        if (!reason) throw error;
        setBooking({ step: 'choosing' });
        rental.fail(reason);
      }
    },
  });

  const finishBooking = () => {
    setBooking({ step: 'choosing' });
    rental.form.reset(emptyRental);
    payment.form.reset(emptyCard);
    rentalDraft.clear();
    flash(reservationMessages.created);
    location.assign(pages.home);
  };

  const edit = () => {
    setBooking({ step: 'choosing' });
    payment.clearFailure();
    rental.form.setFocus('pickUpDate');
  };

  const { subscribe } = rental.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => rentalDraft.keep(values),
      }),
    [subscribe, rentalDraft],
  );

  return { booking, isUncertain, rental, payment, edit };
}
