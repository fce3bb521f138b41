import { useWatch } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import { pages } from '../../../../contract/pages.ts';
import { reservationForm } from '../../../../contract/rental.ts';
import { reservationMessages, type Reservation } from '../../../../contract/reservations.ts';
import { deleteReservation, updateReservation } from '../../../../contract/reservations-admin.ts';
import { call } from '../../../lib/api.ts';
import { minutesBetween } from '../../../lib/clock.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { rentalBody } from '../../../lib/rental.ts';
import { toast } from '../../ui/toast.ts';
import { useFinish } from '../finish.ts';
import { goBack } from '../router.ts';
import { useUnsavedForm } from '../unsaved.ts';
import { useQuote, type Quote } from './quote.ts';
import { failRental } from './rental-failure.ts';
import { isSameRental, valuesOf } from './reservation-form.ts';
import { useVehicleOptions } from './vehicle-options.ts';

const schema = reservationForm({ minutesBetween, least: limits.rentalMinutes });
const back = () => goBack(pages.adminReservations);

/** The form of a stored reservation, with the price of what it holds. */
export function useReservationForm(reservation: Reservation) {
  const { finished, finish } = useFinish();
  const vehicles = useVehicleOptions(reservation.vehicle);
  const submitted = useSubmitForm({
    schema,
    defaultValues: valuesOf(reservation),
    send: async ({ vehicleId, status, ...form }) => {
      await call(updateReservation, {
        query: { carId: vehicleId, reservationId: reservation.id },
        body: { ...rentalBody(form), status },
      }).catch(failRental);
      finish(reservationMessages.updated, back);
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submitted;
  useUnsavedForm(form);

  const values = { ...valuesOf(reservation), ...useWatch({ control: form.control }) };
  const isStored = isSameRental(values, valuesOf(reservation));
  const asked = useQuote(isStored ? null : values, vehicles.vehicleOf(values.vehicleId));
  const quote: Quote = isStored ? storedPrice(reservation) : asked;

  const remove = async () => {
    await call(deleteReservation, { params: { id: reservation.id } });
    finish(reservationMessages.deleted, back);
  };
  return { ...submitted, finished, vehicles, vehicleId: values.vehicleId, quote, remove };
}

const storedPrice = ({ totalPrice }: Reservation): Quote =>
  totalPrice == null ? { state: 'none' } : { state: 'known', dollars: totalPrice, available: true };
