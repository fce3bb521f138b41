import { useWatch } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import { pages } from '../../../../contract/pages.ts';
import { newReservationForm } from '../../../../contract/rental.ts';
import { reservationMessages } from '../../../../contract/reservations.ts';
import { createReservationFor } from '../../../../contract/reservations-admin.ts';
import { call } from '../../../lib/api.ts';
import { minutesBetween } from '../../../lib/clock.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { emptyRental, rentalBody } from '../../../lib/rental.ts';
import { toast } from '../../ui/toast.ts';
import { useFinish } from '../finish.ts';
import { goBack } from '../router.ts';
import { useUnsavedForm } from '../unsaved.ts';
import { useCustomerOptions } from './customer-options.ts';
import { useQuote } from './quote.ts';
import { failRental } from './rental-failure.ts';
import { useVehicleOptions } from './vehicle-options.ts';

const schema = newReservationForm({ minutesBetween, least: limits.rentalMinutes });
const back = () => goBack(pages.adminReservations);

export interface Known {
  userId: number | null;
  vehicleId: number | null;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
}

/** The form of a booking for a customer, with its price. */
export function useNewReservation({ day, ...ids }: Known) {
  const { finished, finish } = useFinish();
  const vehicles = useVehicleOptions();
  const initial = { ...emptyRental, pickUpDate: day, dropOffDate: day, ...ids };
  const submitted = useSubmitForm({
    schema,
    defaultValues: initial,
    send: async ({ vehicleId, userId, ...form }) => {
      await call(createReservationFor, {
        query: { carId: vehicleId, userId },
        body: rentalBody(form),
      }).catch(failRental);
      finish(reservationMessages.created, back);
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submitted;
  useUnsavedForm(form);
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const customers = useCustomerOptions(values.userId);
  const quote = useQuote(values, vehicles.vehicleOf(values.vehicleId));
  return { ...submitted, finished, vehicles, customers, values, quote };
}
