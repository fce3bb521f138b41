import { z } from 'zod';
import { byId, id, line, writeAnswer } from '../values/common.ts';
import { optionalNote } from '../values/notes.ts';
import { counterSteps, extraSources } from './counter-steps.ts';
import { isOneOf, percentOff } from '../reservations/adjustment.ts';
import { driverList } from '../reservations/driver.ts';
import { damageAtCounter, foundDamage } from './damage.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { reservationLine, shownPrice, type ExtraKind } from '../reservations/lines.ts';
import { transfer } from '../reservations/transfer.ts';
import { moneyField, number } from '../values/numbers.ts';
import { paymentKinds, paymentMethods } from './payment-kinds.ts';
import { severalPayments } from './new-payment.ts';
import { printed } from '../values/printable.ts';
import { statuses } from '../reservations/reservations.ts';
import { signature, signatureAnswer } from './signature.ts';
import { key, type MessageKey } from '../texts/message-key.ts';
import { wireTime } from '../values/times.ts';
import { blockTime, conflict } from '../vehicles/block.ts';
import { leave, stayed } from '../vehicles/blocks.ts';
import { finding } from './plausible.ts';
import { vehicleFields } from '../vehicles/vehicle-fields.ts';
import { dueAnswers } from '../vehicles/vehicle-dues.ts';

/** What an administrator may add to a reservation's price, as the form lists it. Discounts are subtracted. */
export const addedKinds = [
  'cleaning',
  'cancellation',
  'fine',
  'fee',
  'discount',
  'damage',
] as const satisfies readonly ExtraKind[];

/** What a rental costs that begins earlier. */
export const pricings = ['keep', 'today'] as const;
export type Pricing = (typeof pricings)[number];

/** What a line of a reservation comes from. */
const lineSources = ['rental', ...extraSources] as const;

export const counterStep = z.object({
  /** A wall-clock time. */
  at: z.string(),
  mileageKm: z.number().nullable(),
  fuelEighths: z.number().nullable(),
  licenceSeen: z.boolean().nullable(),
  note: z.string(),
  /** Why a vehicle that was past due was handed over nevertheless. */
  reason: z.string().nullish(),
  /** The administrator's name; null once the account is gone. */
  by: z.string().nullable(),
  /** Who signed for it. */
  signature: signatureAnswer.nullable(),
  /** The block that the return took the vehicle out of service with. */
  blockId: z.number().nullable(),
  /** Of a hand-over with which the rental began earlier, the wall-clock time at which it was to. */
  formerPickUpTime: z.string().nullish(),
});
export type Step = z.output<typeof counterStep>;

/** A line with its id, by which it can be removed; null for the rental's own. */
const counterLine = reservationLine.extend({
  id: z.number().nullable(),
  source: z.enum(lineSources),
});
export type CounterLine = z.output<typeof counterLine>;

/** Money that was noted for a reservation. */
export const payment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods),
  amount: z.number(),
  /** A wall-clock time. */
  at: z.string(),
  note: z.string(),
  /** The number of the invoice or claim that what is kept of a deposit pays first. */
  invoice: z.string().nullish(),
  /** The administrator's name; null once the account is gone. */
  by: z.string().nullable(),
  /** Until the end of the day on which it was noted. */
  isRemovable: z.boolean(),
});
export type Payment = z.output<typeof payment>;

/** What the counter shows of a reservation. All times are wall-clock times at the company's place. */
export const counter = z.object({
  reservationId: z.number(),
  version: z.number(),
  status: z.enum(statuses),
  pickedUpAt: z.string().nullable(),
  returnedAt: z.string().nullable(),
  noShowAt: z.string().nullable(),
  nextStep: z.enum(['hand-over', 'return']).nullable(),
  /** The vehicle is out though the drop-off has passed. */
  isLate: z.boolean(),
  /** Why an administrator cancelled it; null without a reason. */
  cancelledBecause: z.string().nullish(),
  /** Whether who asks may undo the last step, if there is one. */
  mayUndo: z.boolean().optional(),
  /** Of a cancelled one: those that have the vehicle in its time. A fee for it has to credit what they pay (§ 537 BGB). */
  letAgain: z.array(z.number()).optional(),
  /** It needs a vehicle before it can be handed over; the one named is what it had. */
  vehicleMissing: z.boolean().optional(),
  /** When the vehicle is brought home after a one-way rental; null after others. */
  transfer: transfer
    .extend({
      /** When it was home earlier, as staff noted. */
      endedAt: z.string().nullable(),
      isRunning: z.boolean(),
    })
    .nullish(),
  /** An inspection of the vehicle is past due, and it is not handed over without one. */
  isPastDue: z.boolean(),
  vehicle: z.object({
    id: z.number(),
    model: z.string(),
    licencePlate: z.string().nullable(),
    mileageKm: z.number().nullable(),
    category: z.string().nullish(),
    dues: dueAnswers.optional(),
  }),
  /** How the customer agreed to a vehicle of another kind; null where nobody had to. */
  exchangeConsent: z.string().nullish(),
  /** Null also where a step was recorded without what was read off, by a change of the status. */
  handOver: counterStep.nullable(),
  return: counterStep.nullable(),
  lines: z.array(counterLine),
  totalPrice: z.number(),
  /** What of that is to be paid: of a cancelled reservation, its fees only. */
  amountDue: z.number(),
  deposit: z.number().nullable(),
  payments: z.array(payment),
  /** Payments without what was given back of them, and what was kept of the deposit. */
  paid: z.number(),
  /** What of `amountDue` is still to be paid; below zero if too much was paid. */
  due: z.number(),
  /** Of the deposit, what was taken and neither given back nor kept. */
  depositHeld: z.number(),
  /** Invoices and claims of which something is still to be paid, oldest first. */
  openInvoices: z
    .array(z.object({ id: z.number(), number: z.string(), open: z.number() }))
    .optional(),
  /** Those that the vehicle has, and all that this reservation's steps found. */
  damages: z.array(damageAtCounter),
});
export type Counter = z.output<typeof counter>;

export const counterAnswer = writeAnswer.extend({
  /** Left out for an API key without `reservations.read`. */
  counter: counter.optional(),
  /** Of undoing a hand-over or a return: what made way for it or for its block, and could not go back. */
  stayed: stayed.optional(),
});

/** An amount of money, to the cent. */
export const cents = (message: MessageKey, min: number) =>
  number(message, moneyField(min, limits.adjustment));

/** What is read off the vehicle; without a time it is read now. */
const readings = {
  mileageKm: number('counter.mileageKm', vehicleFields.mileageKm),
  fuelEighths: number('counter.fuelEighths', { max: 8 }),
  at: wireTime('counter.at').nullish(),
};

/** Records what is implausible, of which a 409 `implausible` told. */
const confirmed = z.boolean({ error: key('counter.confirmed') }).nullish();

const listOfDamages = <Damage extends z.ZodType<{ id: string }>>(each: Damage) =>
  z
    .array(each, { error: key('condition.damages') })
    .max(limits.damages, key('condition.tooManyDamages', { maximum: limits.damages }))
    // One that came twice would be stored once and charged twice.
    .refine(
      (damages) => new Set(damages.map(({ id }) => id)).size === damages.length,
      key('condition.damageReused'),
    )
    .nullish()
    .transform((damages) => damages ?? []);

/** Amounts that were asked for damages, separated by commas. */
const damageAmounts = z
  .string({ error: key('counter.amount') })
  .max(limits.damages * 12, key('counter.amount'))
  .regex(/^\d{1,7}(?:\.\d{1,2})?(?:,\d{1,7}(?:\.\d{1,2})?)*$/, key('counter.amount'))
  .transform((list) => list.split(',').map(Number));

export const getCounter = getEndpoint({
  path: '/reservations/:id/counter',
  right: 'reservations.read',
  summary: 'What the counter needs to know about a reservation',
  params: byId,
  answer: counter,
});

export const previewHandOver = getEndpoint({
  path: '/reservations/:id/hand-over',
  right: 'counter',
  summary: 'What a hand-over before the agreed pick-up would mean',
  params: byId,
  query: z.object({ at: readings.at }),
  answer: z.object({
    /** Whether it is so early that the rental has to begin with it. */
    starts: z.boolean(),
    /** What has the vehicle until the pick-up. */
    conflicts: z.array(conflict),
    blocks: z.array(blockTime),
    /** What the rental costs if it begins then, by `pricing`. */
    prices: z.object({ keep: z.number(), today: z.number() }),
    /** Whether who asks may keep the price. */
    mayKeep: z.boolean().optional(),
  }),
});

export const handOver = postEndpoint({
  path: '/reservations/:id/hand-over',
  right: 'counter',
  fieldRights: { payments: 'refunds', leave: 'reservations.write' },
  isVersioned: true,
  summary:
    'Record that the customer has got the vehicle; one that is past due needs a reason, a rental that is agreed for later `start`',
  also: [409],
  params: byId,
  body: z.object({
    ...readings,
    licenceSeen: z
      .boolean({ error: key('counter.licenceSeen') })
      .nullish()
      // Null where nobody asked for it.
      .transform((seen) => (seen === undefined ? false : seen)),
    note: optionalNote('counter.note'),
    reason: optionalNote('counter.reason'),
    damages: listOfDamages(foundDamage),
    signature: signature.nullish(),
    /** Who drives; without it that stays as it was. */
    drivers: driverList.nullish(),
    /** Begins a rental that is agreed for much later; without it that is a 409 `too_early`. */
    start: z.literal('now', { error: key('counter.start') }).nullish(),
    /** What such a rental costs: as before, or from now on at the agreed rates, which is the default. */
    pricing: z.enum(pricings, { error: key('counter.pricing') }).nullish(),
    /** The total price that the caller was shown; another one is refused. */
    expectedPrice: shownPrice(key('counter.amount')).nullish(),
    /** Leaves reservations that are in the way until the pick-up without a vehicle, and ends a block that has begun. */
    leave,
    confirmed,
    payments: severalPayments,
  }),
  answer: counterAnswer,
});

export const swapVehicle = postEndpoint({
  path: '/reservations/:id/swap',
  right: 'counter',
  isVersioned: true,
  summary:
    'Give a reservation another vehicle at the price agreed before; one of another kind needs the consent of the customer',
  also: [409],
  params: byId,
  body: z.object({
    vehicleId: id,
    /** How the customer agreed, such as `by telephone`. */
    consent: optionalNote('counter.consent'),
  }),
  answer: counterAnswer,
});

export const previewReturn = getEndpoint({
  path: '/reservations/:id/return',
  right: 'counter',
  summary: 'What the return of a vehicle would cost',
  also: [409],
  params: byId,
  query: z.object({
    ...readings,
    /** What new damages would be charged with. */
    damageAmounts: damageAmounts.nullish(),
  }),
  answer: z.object({
    /** A wall-clock time. */
    returnedAt: z.string(),
    /** Started hours beyond the agreed ones. */
    lateHours: z.number(),
    /** All lines of the reservation as they would be. */
    lines: z.array(reservationLine),
    /** Those of them that are not among today's: late hours, further kilometres, fuel, damages. */
    addedLines: z.array(reservationLine),
    totalPrice: z.number(),
    /** What the return adds to the total. */
    difference: z.number(),
    /** What it would ask about, as its 409 `implausible`. */
    found: z.array(finding).optional(),
  }),
});

export const takeBack = postEndpoint({
  path: '/reservations/:id/return',
  right: 'counter',
  fieldRights: { payments: 'refunds', block: 'blocks' },
  isVersioned: true,
  summary:
    'Record that the vehicle is back, and charge late hours, further kilometres, fuel and damages',
  also: [409],
  params: byId,
  body: z.object({
    ...readings,
    note: optionalNote('counter.note'),
    confirmed,
    /** The total price that the caller was shown; another one is refused. */
    expectedPrice: shownPrice(key('counter.amount')).nullish(),
    /** New ones, each with what it is charged with, if it is. */
    damages: listOfDamages(foundDamage.extend({ amount: cents('counter.amount', 0.01).nullish() })),
    signature: signature.nullish(),
    /** Takes the vehicle out of service for a repair from now on; the answer's `return.blockId` tells whether it was free. */
    block: z
      .object(
        { until: wireTime('blocks.until').nullish(), note: optionalNote('blocks.note') },
        { error: key('blocks.until') },
      )
      .nullish(),
    payments: severalPayments,
  }),
  answer: counterAnswer,
});

export const recordNoShow = postEndpoint({
  path: '/reservations/:id/no-show',
  right: 'counter',
  isVersioned: true,
  summary: 'Record that nobody came for the vehicle, which is free again then; with a fee or none',
  also: [409],
  params: byId,
  body: z.object({ fee: cents('counter.fee', 0).nullish(), note: optionalNote('counter.note') }),
  answer: counterAnswer,
});

export const undoCounterStep = postEndpoint({
  path: '/reservations/:id/undo',
  right: 'counter',
  isVersioned: true,
  summary: 'Undo the last step at the counter, with what it charged',
  also: [409],
  params: byId,
  body: z.object({ step: z.enum(counterSteps, { error: key('counter.step') }) }),
  answer: counterAnswer,
});

export const endTransfer = postEndpoint({
  path: '/reservations/:id/transfer',
  right: 'counter',
  isVersioned: true,
  summary:
    'Record that a vehicle is home before its transfer is over, or take that back: then nobody can have it, unless it was booked meanwhile',
  also: [409],
  params: byId,
  body: z.object({ ended: z.boolean({ error: key('counter.ended') }) }),
  answer: counterAnswer,
});

export const addLine = postEndpoint({
  path: '/reservations/:id/lines',
  right: 'counter',
  fieldRights: { amount: 'prices', percent: 'prices' },
  isVersioned: true,
  summary: 'Add a discount, a fee or a damage to the price of a reservation',
  params: byId,
  body: z
    .object({
      kind: z.enum(addedKinds, { error: key('counter.kind') }),
      amount: cents('counter.amount', 0.01).nullish(),
      /** Instead of an amount: a discount of so many percent of the rental, which follows it. */
      percent: percentOff.nullish(),
      text: printed(line('counter.text', limits.note)),
    })
    .refine(({ amount, percent }) => isOneOf(amount, percent), {
      path: ['amount'],
      error: key('counter.amount'),
    })
    .refine(({ kind, percent }) => percent == null || kind === 'discount', {
      path: ['percent'],
      error: key('counter.percentOf'),
    }),
  answer: counterAnswer,
});

export const removeLine = deleteEndpoint({
  path: '/reservations/:id/lines/:lineId',
  right: 'counter',
  isVersioned: true,
  summary: 'Remove a line from the price of a reservation; the rental itself stays',
  params: byId.extend({ lineId: id }),
  answer: counterAnswer,
});
