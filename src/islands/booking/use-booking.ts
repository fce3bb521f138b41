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

/** The booking of one vehicle: place and time first, then, once they are checked, card and contract. */
export function useBooking(vehicleId: number) {
  const [booking, setBooking] = useState<Booking>({ step: 'choosing' });
  // Also says why the vehicle is taken when the same times are checked once more.
  const [isUncertain, setUncertain] = useState(false);
  const [kept] = useState(() => draft<RentalForm>(`rental-${vehicleId}`));
  const [typedBefore] = useState(() => ({ ...emptyRental, ...kept.read() }));

  const rental = useSubmitForm({
    schema: () => rentalForm(rentalNow()),
    defaultValues: typedBefore,
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
        leave();
      } catch (error) {
        setUncertain(mayBeBooked(error));
        const today = changedPrice(error);
        if (today !== null) {
          setBooking({ ...booking, totalPrice: today, formerPrice: totalPrice });
          return;
        }
        const reason = rentalFailure(error);
        if (!reason) throw error;
        setBooking({ step: 'choosing' });
        rental.fail(reason);
      }
    },
  });

  const leave = () => {
    setBooking({ step: 'choosing' });
    rental.form.reset(emptyRental);
    payment.form.reset(emptyCard);
    kept.clear();
    flash(reservationMessages.created);
    location.assign(pages.home);
  };

  const edit = () => {
    setBooking({ step: 'choosing' });
    payment.forgive();
    rental.form.setFocus('pickUpDate');
  };

  const { subscribe } = rental.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [subscribe, kept],
  );

  return { booking, isUncertain, rental, payment, edit };
}
