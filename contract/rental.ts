import { z } from 'zod';
import { line } from './common.ts';
import { perRentalLine } from './rental-fields.ts';
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

/** Places and times of a rental in the booking form: dates `YYYY-MM-DD`, times `HH:mm`. */
export const rentalForm = ({ now, minutesBetween, minMinutes }: Now) =>
  z
    .object({
      ...perRentalLine((name) => line(reservationMessages[name])),
      pickUpDate: date(reservationMessages.pickUpDate),
      pickUpTime: clock(reservationMessages.pickUpTime),
      dropOffDate: date(reservationMessages.dropOffDate),
      dropOffTime: clock(reservationMessages.dropOffTime),
    })
    .superRefine(
      (form, context) => {
        const addMessage = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [field], message });
        const pickUp = moment(form.pickUpDate, form.pickUpTime);
        const dropOff = moment(form.dropOffDate, form.dropOffTime);
        if (pickUp.date && pickUp.date < now.slice(0, 10))
          addMessage('pickUpDate', reservationMessages.pickUpPast);
        else if (pickUp.minute && pickUp.minute < now)
          addMessage('pickUpTime', reservationMessages.pickUpTimePast);
        checkOrder(pickUp, dropOff, { minutesBetween, minMinutes }, addMessage);
      },
      // Runs even while other fields are empty, so that all messages come at once.
      { when: isObject },
    );
export type RentalForm = z.input<ReturnType<typeof rentalForm>>;

const chosen = (missing: string) =>
  z.union([z.number(), z.null()]).pipe(z.number({ error: missing }));

const reservationFields = {
  ...perRentalLine((name) => line(reservationEditMessages[name])),
  pickUpDate: date(reservationEditMessages.pickUpDate),
  pickUpTime: clock(reservationEditMessages.pickUpTime),
  dropOffDate: date(reservationEditMessages.dropOffDate),
  dropOffTime: clock(reservationEditMessages.dropOffTime),
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

/** Dates `YYYY-MM-DD` and times `HH:mm` of a rental. */
export type Moments = Record<'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime', string>;

/** Checks the order of times in the administrator's forms. Only the server can tell which times may be in the past. */
const orderCheck =
  (rules: Omit<Now, 'now'>) =>
  (form: Moments, context: z.RefinementCtx): void => {
    const pickUp = moment(form.pickUpDate, form.pickUpTime);
    const dropOff = moment(form.dropOffDate, form.dropOffTime);
    checkOrder(pickUp, dropOff, rules, (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message }),
    );
  };

/** The administrator's form of a stored reservation. */
export const reservationForm = (rules: Omit<Now, 'now'>) =>
  editFields.superRefine(orderCheck(rules), { when: isObject });
export type ReservationForm = z.input<ReturnType<typeof reservationForm>>;

/** The administrator's form of a booking for a customer. */
export const newReservationForm = (rules: Omit<Now, 'now'>) =>
  newFields.superRefine(orderCheck(rules), { when: isObject });
export type NewReservationForm = z.input<ReturnType<typeof newReservationForm>>;

type Moment = ReturnType<typeof moment>;

function checkOrder(
  pickUp: Moment,
  dropOff: Moment,
  { minutesBetween, minMinutes }: Omit<Now, 'now'>,
  addMessage: (field: string, message: string) => void,
): void {
  if (pickUp.date && dropOff.date && dropOff.date < pickUp.date)
    addMessage('dropOffDate', reservationMessages.dropOffBeforePickUp);
  else if (
    pickUp.minute &&
    dropOff.minute &&
    minutesBetween(pickUp.minute, dropOff.minute) < minMinutes
  )
    addMessage('dropOffTime', reservationMessages.tooShort);
}

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** The valid parts of a date and time; null for the others. */
function moment(day: string | undefined, time: string | undefined) {
  const date = day && datePattern.test(day) ? day : null;
  return { date, minute: date && time && clockPattern.test(time) ? `${date}T${time}` : null };
}
