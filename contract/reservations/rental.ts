import { z } from 'zod';
import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { moneyField, optionalNumber } from '../values/numbers.ts';
import { printed } from '../values/printable.ts';
import { perRentalText } from './rental-fields.ts';
import { percentField, pricings } from './adjustment.ts';
import { dropOffFault, isOfDay, pickUpFault, type TimeFault } from './rental-times.ts';
import { statuses, type RentalMessages } from './reservations.ts';
import { key, type MessageKey } from '../texts/message-key.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const clockPattern = /^\d{2}:\d{2}$/;
const date = (missing: MessageKey) => z.string({ error: missing }).regex(datePattern, missing);
const clock = (missing: MessageKey) => z.string({ error: missing }).regex(clockPattern, missing);

/** The time that the schema needs. */
export interface Now {
  /** Wall-clock minute at the company's place, `YYYY-MM-DDTHH:mm`. */
  now: string;
  /** Minutes that pass between two wall times (`YYYY-MM-DDTHH:mm`) at the company's place. */
  minutesBetween: (pickUp: string, dropOff: string) => number;
}
export type OrderRules = Omit<Now, 'now'>;

/** Places and times of a rental in a form: dates `YYYY-MM-DD`, times `HH:mm`. */
const rentalInputs = (messages: RentalMessages) => ({
  ...perRentalText((name) => printed(line(`${messages}.${name}`))),
  pickUpDate: date(`${messages}.pickUpDate`),
  pickUpTime: clock(`${messages}.pickUpTime`),
  dropOffDate: date(`${messages}.dropOffDate`),
  dropOffTime: clock(`${messages}.dropOffTime`),
});

/** Dates `YYYY-MM-DD` and times `HH:mm` of a rental. */
export type Moments = Record<'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime', string>;

const rentalInput = z.object(rentalInputs('reservations'));

/** The booking form. */
export const rentalForm = ({ now, ...rules }: Now) =>
  rentalInput
    // Runs even while other fields are empty, so that all messages come at once.
    .superRefine(pickUpCheck(now), { when: isObject })
    .superRefine(orderCheck(rules), { when: isObject });
export type RentalForm = z.input<ReturnType<typeof rentalForm>>;

/** The customer's form of a booked rental, whose pick-up may be past if it stays. `onlyLater` allows a later drop-off only. */
export const changeForm = (
  { now, ...rules }: Now,
  { booked, onlyLater }: { booked: Moments; onlyLater: boolean },
) =>
  rentalInput
    .superRefine(
      (form, context) => {
        if (pickUpOf(form) !== pickUpOf(booked)) pickUpCheck(now)(form, context);
        if (onlyLater && dropOffOf(form) < dropOffOf(booked))
          addMessage(context, 'dropOffTime', 'reservations.onlyLater');
      },
      { when: isObject },
    )
    .superRefine(orderCheck(rules), { when: isObject });

const pickUpOf = (form: Moments) => `${form.pickUpDate}T${form.pickUpTime}`;
const dropOffOf = (form: Moments) => `${form.dropOffDate}T${form.dropOffTime}`;

const chosen = (missing: MessageKey) =>
  z.union([z.number(), z.null()]).pipe(z.number({ error: missing }));

export const reservationFields = {
  ...rentalInputs('edit'),
  vehicleId: chosen('edit.vehicle'),
};

/** A total that an administrator sets by hand. */
export const wantedPrice = moneyField(0, limits.adjustment);

const editFields = z.object({
  ...reservationFields,
  status: z.enum(statuses, { error: key('edit.status') }),
  /** What the stored price set by hand differs by; empty without one. */
  byHand: z.string(),
  byHandReason: printed(z.string().trim()),
  /** Another total to be set by hand, or a discount. */
  wantedPrice: optionalNumber(key('adjustments.amount'), wantedPrice),
  discountPercent: optionalNumber(key('adjustments.percent'), percentField),
  /** Of another vehicle. */
  pricing: z.enum(pricings),
  allowFree: z.boolean(),
});
/** The administrator's form of a stored reservation. Only the server can tell which times may be in the past. */
export const reservationForm = (rules: OrderRules) =>
  editFields
    .superRefine(orderCheck(rules), { when: isObject })
    .superRefine(reasonCheck, { when: isObject });
export type ReservationForm = z.input<ReturnType<typeof reservationForm>>;

/** Checks that the pick-up is not past. */
function pickUpCheck(now: string) {
  return (form: Moments, context: z.RefinementCtx): void => {
    const { date, minute } = moment(form.pickUpDate, form.pickUpTime);
    const isPast = minute !== null && minute < now;
    if (date) addFault(context, 'pickUp', pickUpFault(date, now.slice(0, 10), isPast));
  };
}

/** Checks that a price set by hand has a reason, even while other fields are wrong. */
function reasonCheck(form: z.output<typeof editFields>, context: z.RefinementCtx): void {
  const typed = [form.byHand, form.wantedPrice, form.discountPercent];
  const isByHand = typed.some((value) => (value ?? '') !== '');
  if (isByHand && !form.byHandReason?.trim())
    context.addIssue({ code: 'custom', path: ['byHandReason'], message: key('adjustments.text') });
}

/** Checks that the drop-off comes late enough after the pick-up. */
export function orderCheck({ minutesBetween }: OrderRules) {
  return (form: Moments, context: z.RefinementCtx): void => {
    const pickUp = moment(form.pickUpDate, form.pickUpTime);
    const dropOff = moment(form.dropOffDate, form.dropOffTime);
    if (!pickUp.date || !dropOff.date) return;
    // While a time is missing, only the days can be compared.
    const minutes =
      pickUp.minute && dropOff.minute ? minutesBetween(pickUp.minute, dropOff.minute) : Infinity;
    addFault(context, 'dropOff', dropOffFault(pickUp.date, dropOff.date, minutes));
  };
}

/** Under the date or the time of a form, which has two fields for what the wire has one. */
function addFault(
  context: z.RefinementCtx,
  end: 'pickUp' | 'dropOff',
  fault: TimeFault | null,
): void {
  if (fault) addMessage(context, `${end}${isOfDay(fault.code) ? 'Date' : 'Time'}`, fault.message);
}

const addMessage = (context: z.RefinementCtx, field: keyof Moments, message: MessageKey) =>
  context.addIssue({ code: 'custom', path: [field], message });

/** For checks that run while fields are wrong, so that all messages come at once. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** The valid parts of a date and time; null for the others. */
function moment(day: string | undefined, time: string | undefined) {
  const date = day && datePattern.test(day) ? day : null;
  return { date, minute: date && time && clockPattern.test(time) ? `${date}T${time}` : null };
}
