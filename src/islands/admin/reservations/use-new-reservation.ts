import { useWatch } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import { pages } from '../../../../contract/pages.ts';
import { newReservationForm } from '../../../../contract/rental.ts';
import { createReservationFor } from '../../../../contract/reservations-admin.ts';
import { call } from '../../../lib/api.ts';
import { minutesBetween, wallTime } from '../../../lib/clock.ts';
import { expectedPrice } from '../../../lib/expected-price.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { emptyRental, rentalBody } from '../../../lib/rental.ts';
import { toast } from '../../ui/toast.ts';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { goBack } from '../shell/history.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { useCustomerOptions } from './customer-options.ts';
import { useQuote } from './quote.ts';
import { failRental, isExplained } from './rental-failure.ts';
import { useVehicleOptions } from './vehicle-options.ts';
import { messageOf } from '../../../lib/texts.ts';

const schema = newReservationForm({ minutesBetween, minMinutes: limits.rentalMinutes });
/** The field that shows a conflict. */
export const takenField = 'pickUpDate';
const back = () => goBack(pages.adminReservations);

export interface Known {
  userId: number | null;
  vehicleId: number | null;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
}

/** The form of a new reservation for a customer, with its price. */
export function useNewReservation({ day, ...ids }: Known) {
  const { isLeaving, leaveAfterToast } = useLeaveAfterSave();
  const vehicles = useVehicleOptions();
  const initial = { ...emptyRental, pickUpDate: day, dropOffDate: day, ...ids };
  const submitted = useSubmitForm({
    schema,
    defaultValues: initial,
    send: async ({ vehicleId, userId, ...form }) => {
      const shown = quote.state === 'known' ? await expectedPrice(quote.price) : {};
      try {
        await call(createReservationFor, {
          query: { vehicleId, userId },
          body: { ...rentalBody(form), ...shown },
        });
      } catch (error) {
        if (await isExplained(error, recheck, takenField)) return;
        failRental(error, takenField);
      }
      leaveAfterToast(messageOf('bookings.created'), back);
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submitted;
  useUnsavedForm(form);
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const customers = useCustomerOptions(values.userId);
  const { quote, recheck } = useQuote(values, vehicles.vehicleOf(values.vehicleId));
  const pickUp = `${values.pickUpDate}T${values.pickUpTime}`;
  const isPast = quote.state !== 'none' && pickUp < wallTime();
  const choose = (vehicleId: number) =>
    form.setValue('vehicleId', vehicleId, { shouldDirty: true, shouldValidate: true });
  return { ...submitted, choose, isLeaving, vehicles, customers, values, quote, isPast };
}
