import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { pages } from '../../../../contract/site/pages.ts';
import type { Pricing } from '../../../../contract/reservations/adjustment.ts';
import { reservationForm } from '../../../../contract/reservations/rental.ts';
import { type Reservation } from '../../../../contract/reservations/reservations.ts';
import {
  deleteReservation,
  getReservation,
  updateReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { minutesBetween, wallTime } from '../../../lib/api/clock.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { changeRecord, type Stored } from '../../../lib/api/records.ts';
import { rentalBody, slugsOf } from '../../../lib/rental/rental.ts';
import { toastError } from '../../ui/toast.ts';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import { goBack } from '../shell/navigation.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { fieldTexts } from './field-texts.ts';
import { adjustmentToSend, withByHand } from './price-by-hand.ts';
import {
  countInTheWay,
  knownQuote,
  nothingInTheWay,
  useQuote,
  type InTheWay,
  type Quote,
} from './quote.ts';
import { explainFailure } from './explain-failure.ts';
import { conflictField, isOpen, isSameRental, statusesNow, valuesOf } from './reservation-form.ts';
import { useVehicleChoice } from '../choices/use-vehicle-choice.ts';
import { messageOf, priceTexts } from '../../../lib/texts/texts.ts';

const schema = reservationForm({ minutesBetween });
const byHandNames = ['byHand', 'byHandReason', 'wantedPrice', 'discountPercent'] as const;
const back = () => goBack(pages.adminReservations);

/** The form of a stored reservation, with its price. */
export function useReservationForm(record: Stored<Reservation>, onSaved: () => Promise<void>) {
  const reservation = record.data;
  const [isFreeOffered, setLeavesNothing] = useState(false);
  const leaveAfterSave = useLeaveAfterSave();
  const changes = useMeanwhile({ stored: record, form: () => submitted.form, valuesOf });
  const stored = changes.meanwhile?.theirs ?? valuesOf(reservation);
  const submitted = useSubmitForm({
    schema,
    defaultValues: valuesOf(reservation),
    send: async ({ vehicleId, status, pricing, allowFree, ...form }) => {
      if (!changes.isSettled()) return;
      if ((form.wantedPrice ?? form.discountPercent) !== null && !shown) {
        const name = form.wantedPrice === null ? 'discountPercent' : 'wantedPrice';
        submitted.form.setError(name, { message: priceTexts().unknown });
        return;
      }
      const typed = submitted.form.getValues();
      const adjustment = adjustmentToSend(typed, changes.base.current.values, shown?.computed ?? 0);
      const request = {
        query: { vehicleId, reservationId: reservation.id },
        body: {
          ...rentalBody(form),
          ...slugsOf(form),
          status,
          adjustment,
          ...(vehicleId !== stored.vehicleId && { pricing }),
          ...(allowFree && { allowFree }),
        },
      };
      try {
        const isDone = await changes.save(typed, (version) =>
          changeRecord(updateReservation, request, { version, read: getReservation }),
        );
        if (!isDone) return;
      } catch (error) {
        setLeavesNothing(leavesNothing(error));
        await explainFailure(error, recheck, field);
        return;
      }
      leaveAfterSave(messageOf('reservations.updated'), onSaved);
    },
    onFailure: toastError,
  });
  const { form } = submitted;
  useUnsavedForm(form, changes.base);

  const values = { ...stored, ...useWatch({ control: form.control }) };
  const shownVehicles = [values.vehicleId, stored.vehicleId];
  const vehicles = useVehicleChoice(shownVehicles, reservation.vehicle, {
    moments: values,
    reservationId: reservation.id,
  });
  const field = conflictField(stored, values);
  const isStored = isSameRental(values, stored);
  const willBeOpen = isOpen(values.status);
  const { quote: newQuote, recheck } = useQuote(
    willBeOpen && (changes.meanwhile || !(isStored && isOpen(stored.status))) ? values : null,
    vehicles.vehicleOf(values.vehicleId),
    reservation.id,
  );
  const { available, ready, conflicts, blocks, transfers } =
    willBeOpen && newQuote.state === 'known' ? newQuote : nothingInTheWay;
  const inTheWay = { available, ready, conflicts, blocks, transfers };
  const computed =
    isStored && !changes.meanwhile
      ? storedQuote(reservation, inTheWay)
      : pricedBy(newQuote, values.pricing);
  const shown = computed.state === 'known' ? withByHand(computed, values) : null;
  const quote = computed.state === 'known' && shown ? { ...computed, ...shown } : computed;

  const removeByHand = () => {
    for (const name of byHandNames) form.setValue(name, '', { shouldDirty: true });
    form.clearErrors([...byHandNames]);
  };

  const remove = async () => {
    await call(deleteReservation, { params: { id: reservation.id } });
    leaveAfterSave(messageOf('reservations.deleted'), back);
  };
  const now = wallTime();
  const dropOff = `${values.dropOffDate}T${values.dropOffTime}`;
  const pickUp = `${values.pickUpDate}T${values.pickUpTime}`;
  return {
    ...submitted,
    vehicles,
    values,
    quote,
    /** The price as it will be; null while it is not known. */
    shown,
    removeByHand,
    /** Both prices of another vehicle, if there is a choice. */
    pricing: newQuote.state === 'known' ? newQuote.pricing : null,
    /** Whether saving was refused because nothing would be left to pay. */
    isFreeOffered,
    agreed: reservation.totalPrice,
    remove,
    isLonger: dropOff > reservation.dropOffTime.slice(0, 16),
    /** What is in the way, and the field that shows it; null without. */
    taken: countInTheWay(inTheWay) > 0 ? { field, conflicts, blocks, transfers } : null,
    statuses: reservation.customerErased ? [stored.status] : statusesNow(stored, values, now),
    isEditable: isOpen(stored.status) || willBeOpen,
    /** The new status if saving closes the reservation; else null. */
    closes: isOpen(stored.status) && !willBeOpen ? values.status : null,
    isPast: pickUp < now && pickUp !== reservation.pickUpTime.slice(0, 16),
    changes,
    fieldTexts: fieldTexts((id) => vehicles.option(id)?.text, reservation.currency),
  };
}

export type ReservationEdit = ReturnType<typeof useReservationForm>;

const leavesNothing = (error: unknown): boolean =>
  error instanceof ApiError && error.details.codes?.dropOffTime === 'discount_above_price';

/** A quote with the price that another vehicle has by choice. */
function pricedBy(quote: Quote, pricing: Pricing): Quote {
  if (quote.state !== 'known' || !quote.pricing) return quote;
  const { totalPrice, lines } = quote.pricing[pricing];
  return { ...quote, price: totalPrice, lines };
}

function storedQuote({ totalPrice, lines }: Reservation, inTheWay: InTheWay): Quote {
  if (totalPrice == null) return { state: 'none' };
  return knownQuote({ price: totalPrice, lines: lines ?? [], ...inTheWay });
}
