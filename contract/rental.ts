import { z } from 'zod';
import { line } from './common.ts';
import { perRentalLine, type RentalLineName } from './rental-fields.ts';
import { reservationMessages, statuses } from './reservations.ts';
import { reservationEditMessages } from './reservations-admin.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const clockPattern = /^\d{2}:\d{2}$/;
const date = (missing: string) => z.string({ error: missing }).regex(datePattern, missing);
const clock = (missing: string) => z.string({ error: missing }).regex(clockPattern, missing);

/** The time and limits that the schema needs. */
export interface Now {
  /** Wall-clock minute at the company's place, `YYYY-MM-DDTHH:mm`. */
  now: string;
  /** Minutes that pass between two wall times (`YYYY-MM-DDTHH:mm`) at the company's place. */
  minutesBetween: (pickUp: string, dropOff: string) => number;
  /** Minutes of the shortest rental. */
  minMinutes: number;
}
type OrderRules = Omit<Now, 'now'>;

/** Places and times of a rental in a form: dates `YYYY-MM-DD`, times `HH:mm`. */
const rentalInputs = (messages: Record<RentalLineName | keyof Moments, string>) => ({
  ...perRentalLine((name) => line(messages[name])),
  pickUpDate: date(messages.pickUpDate),
  pickUpTime: clock(messages.pickUpTime),
  dropOffDate: date(messages.dropOffDate),
  dropOffTime: clock(messages.dropOffTime),
});

/** Dates `YYYY-MM-DD` and times `HH:mm` of a rental. */
export type Moments = Record<'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime', string>;

/** The booking form. */
export const rentalForm = ({ now, ...rules }: Now) =>
  z
    .object(rentalInputs(reservationMessages))
    .superRefine(
      (form, context) => {
        const pickUp = moment(form.pickUpDate, form.pickUpTime);
        if (pickUp.date && pickUp.date < now.slice(0, 10))
          addMessage(context, 'pickUpDate', reservationMessages.pickUpPast);
        else if (pickUp.minute && pickUp.minute < now)
          addMessage(context, 'pickUpTime', reservationMessages.pickUpTimePast);
      },
      // Runs even while other fields are empty, so that all messages come at once.
      { when: isObject },
    )
    .superRefine(orderCheck(rules), { when: isObject });
export type RentalForm = z.input<ReturnType<typeof rentalForm>>;

const chosen = (missing: string) =>
  z.union([z.number(), z.null()]).pipe(z.number({ error: missing }));

const reservationFields = {
  ...rentalInputs(reservationEditMessages),
  vehicleId: chosen(reservationEditMessages.vehicle),
};
const editFields = z.object({
  ...reservationFields,
  status: z.enum(statuses, { error: reservationEditMessages.status }),
});
const newFields = z.object({
  ...reservationFields,
  userId: chosen(reservationEditMessages.customer),
});

/** The administrator's form of a stored reservation. Only the server can tell which times may be in the past. */
export const reservationForm = (rules: OrderRules) =>
  editFields.superRefine(orderCheck(rules), { when: isObject });
export type ReservationForm = z.input<ReturnType<typeof reservationForm>>;

/** The administrator's form of a booking for a customer. */
export const newReservationForm = (rules: OrderRules) =>
  newFields.superRefine(orderCheck(rules), { when: isObject });
export type NewReservationForm = z.input<ReturnType<typeof newReservationForm>>;

/** Checks that the drop-off comes late enough after the pick-up. */
function orderCheck({ minutesBetween, minMinutes }: OrderRules) {
  return (form: Moments, context: z.RefinementCtx): void => {
    const pickUp = moment(form.pickUpDate, form.pickUpTime);
    const dropOff = moment(form.dropOffDate, form.dropOffTime);
    if (pickUp.date && dropOff.date && dropOff.date < pickUp.date)
      addMessage(context, 'dropOffDate', reservationMessages.dropOffBeforePickUp);
    else if (
      pickUp.minute &&
      dropOff.minute &&
      minutesBetween(pickUp.minute, dropOff.minute) < minMinutes
    )
      addMessage(context, 'dropOffTime', reservationMessages.tooShort);
  };
}

const addMessage = (context: z.RefinementCtx, field: keyof Moments, message: string) =>
  context.addIssue({ code: 'custom', path: [field], message });

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** The valid parts of a date and time; null for the others. */
function moment(day: string | undefined, time: string | undefined) {
  const date = day && datePattern.test(day) ? day : null;
  return { date, minute: date && time && clockPattern.test(time) ? `${date}T${time}` : null };
}
