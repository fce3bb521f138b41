import { z } from 'zod';
import { line } from './common.ts';
import { reservationMessages, statuses } from './reservations.ts';
import { reservationEditMessages } from './reservations-admin.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const clockPattern = /^\d{2}:\d{2}$/;
const date = (missing: string) => z.string({ error: missing }).regex(datePattern, missing);
const clock = (missing: string) => z.string({ error: missing }).regex(clockPattern, missing);

/** What the schema has to know of the moment and the place. */
export interface Now {
  /** Wall-clock minute at the company's place, `YYYY-MM-DDTHH:mm`. */
  now: string;
  /** Minutes that really pass between two wall times (`YYYY-MM-DDTHH:mm`) at the company's place. */
  minutesBetween: (pickUp: string, dropOff: string) => number;
  /** Least length of a rental in minutes. */
  least: number;
}

/** Place and time of a rental, as the booking form asks for them: dates `YYYY-MM-DD`, times `HH:mm`. */
export const rentalForm = ({ now, minutesBetween, least }: Now) =>
  z
    .object({
      pickUpLocation: line(reservationMessages.pickUpLocation),
      dropOffLocation: line(reservationMessages.dropOffLocation),
      pickUpDate: date(reservationMessages.pickUpDate),
      pickUpTime: clock(reservationMessages.pickUpTime),
      dropOffDate: date(reservationMessages.dropOffDate),
      dropOffTime: clock(reservationMessages.dropOffTime),
    })
    .superRefine(
      (form, context) => {
        const say = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [field], message });
        const pickUp = moment(form.pickUpDate, form.pickUpTime);
        const dropOff = moment(form.dropOffDate, form.dropOffTime);
        if (pickUp.date && pickUp.date < now.slice(0, 10))
          say('pickUpDate', reservationMessages.pickUpPast);
        else if (pickUp.minute && pickUp.minute < now)
          say('pickUpTime', reservationMessages.pickUpTimePast);
        sayOrder(pickUp, dropOff, { minutesBetween, least }, say);
      },
      // Also while another field is still empty, so that all messages come at once.
      { when: isObject },
    );
export type RentalForm = z.input<ReturnType<typeof rentalForm>>;

const chosen = (missing: string) =>
  z.union([z.number(), z.null()]).pipe(z.number({ error: missing }));

const reservationFields = {
  pickUpLocation: line(reservationEditMessages.pickUpLocation),
  dropOffLocation: line(reservationEditMessages.dropOffLocation),
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

/** A check of the administrator's forms. What may lie in the past depends on what was stored: the server says that. */
const inOrder =
  (rules: Omit<Now, 'now'>) =>
  (form: Moments, context: z.RefinementCtx): void => {
    const pickUp = moment(form.pickUpDate, form.pickUpTime);
    const dropOff = moment(form.dropOffDate, form.dropOffTime);
    sayOrder(pickUp, dropOff, rules, (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message }),
    );
  };

/** The administrator's form of a stored reservation. */
export const reservationForm = (rules: Omit<Now, 'now'>) =>
  editFields.superRefine(inOrder(rules), { when: isObject });
export type ReservationForm = z.input<ReturnType<typeof reservationForm>>;

/** The administrator's form of a booking for a customer. */
export const newReservationForm = (rules: Omit<Now, 'now'>) =>
  newFields.superRefine(inOrder(rules), { when: isObject });
export type NewReservationForm = z.input<ReturnType<typeof newReservationForm>>;

type Moment = ReturnType<typeof moment>;

function sayOrder(
  pickUp: Moment,
  dropOff: Moment,
  { minutesBetween, least }: Omit<Now, 'now'>,
  say: (field: string, message: string) => void,
): void {
  if (pickUp.date && dropOff.date && dropOff.date < pickUp.date)
    say('dropOffDate', reservationMessages.dropOffBeforePickUp);
  else if (pickUp.minute && dropOff.minute && minutesBetween(pickUp.minute, dropOff.minute) < least)
    say('dropOffTime', reservationMessages.tooShort);
}

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** The parts of a date and time that are readable; null for the others. */
function moment(day: string | undefined, time: string | undefined) {
  const date = day && datePattern.test(day) ? day : null;
  return { date, minute: date && time && clockPattern.test(time) ? `${date}T${time}` : null };
}
