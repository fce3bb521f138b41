import { z } from 'zod';
import { byId, id } from '../values/common.ts';
import { day } from '../values/times.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { pageAnswer, pageQuery } from '../wire/paging.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { rentalFieldNames } from '../reservations/rental-fields.ts';
import { key } from '../texts/message-key.ts';
import { settingNames } from './settings.ts';
import { dueAnswers } from '../vehicles/vehicle-dues.ts';
import { vehicleFieldNames } from '../vehicles/vehicle-fields.ts';

/** What has a history; of users only their roles, whether they may book, merging, and codes of the operator. */
export const historyKinds = ['reservation', 'vehicle', 'block', 'user', 'settings'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const historyActions = ['created', 'changed', 'deleted'] as const;

/** Rates and other terms that a reservation takes over from its vehicle. */
const agreedFields = [
  ...(['bufferMinutes', 'pricePerHour', 'pricePerDay', 'pricePerWeek', 'deposit'] as const),
  ...(['includedKmPerDay', 'pricePerExtraKm'] as const),
] as const;

/** Personal and free texts: the history says only that they changed. */
export const silentFields = {
  reservation: [
    'pickUpLocation',
    'dropOffLocation',
    'customerName',
    'customerCompany',
    'customerAddress',
    'customerZipCode',
    'customerCity',
    'customerCountry',
    'orderNumber',
    'costCentre',
    'drivers',
    'exchangeConsent',
    'cancelledBecause',
    'photos',
  ],
  vehicle: ['imageId', 'furtherImages', 'damages'],
  block: ['note'],
  user: ['letIn'],
  settings: [],
} as const satisfies Record<HistoryKind, readonly string[]>;

/** Everything else that it tells of, with what it was before and after. */
export const toldFields = {
  reservation: [
    ...(['userId', 'vehicleId', 'status', 'totalPrice', 'currency', 'vatPercent'] as const),
    ...([
      'pickUpTime',
      'dropOffTime',
    ] as const satisfies readonly (typeof rentalFieldNames)[number][]),
    ...([
      'pickedUpAt',
      'returnedAt',
      'noShowAt',
      'billedUntil',
      'hiddenAt',
      'vehicleMissing',
      'transferHours',
      'transferEndedAt',
    ] as const),
    ...(['paid', 'depositHeld', 'invoice', 'disclosed', 'letter', 'pricing'] as const),
    ...agreedFields,
  ],
  vehicle: [...vehicleFieldNames, 'dues', 'retiredAt'],
  block: ['vehicleId', 'from', 'until', 'reason'],
  user: ['roles', 'blocked', 'trusted', 'switchedOffAt', 'mergedInto'],
  settings: [...settingNames, 'vatRate', 'mailSentence', 'apiKey', 'webhook'],
} as const satisfies Record<HistoryKind, readonly string[]>;

type NamesIn<Fields extends Record<HistoryKind, readonly string[]>> = Fields[HistoryKind][number];
export type HistoryField = NamesIn<typeof toldFields> | NamesIn<typeof silentFields>;

const value = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string()), dueAnswers])
  .nullable();
export type HistoryValue = z.output<typeof value>;

/** Of personal and free texts neither value is told. */
export const historyChange = z.object({ from: value.optional(), to: value.optional() });

export const historyEntry = z.object({
  id: z.number(),
  /** A wall-clock time at the company's place. */
  at: z.string(),
  /** Null for the system; without a name once the account is gone. */
  by: z
    .object({
      id: z.number(),
      name: z.string().nullable(),
      /** What the API key is called by which a program did it for them; null for themselves. */
      key: z.string().nullish(),
    })
    .nullable(),
  action: z.enum(historyActions),
  /** By field; times are wall-clock times. */
  changes: z.record(z.string(), historyChange),
  /** Today's models and licence plates, by id, of the vehicles that the changes tell of. */
  vehicles: z.record(z.string(), z.string()).nullish(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const anyHistoryEntry = historyEntry.extend({
  kind: z.enum(historyKinds),
  subjectId: z.number(),
  /** The model and licence plate of the vehicle or of the block's vehicle, or the user's name, while there is one. */
  subject: z.string().nullable(),
});
export type AnyHistoryEntry = z.output<typeof anyHistoryEntry>;

export const getReservationHistory = getEndpoint({
  path: '/reservations/:id/history',
  right: 'history',
  summary: 'Who changed what of a reservation, the newest 500 changes first',
  params: byId,
  answer: z.array(historyEntry),
});

export const getVehicleHistory = getEndpoint({
  path: '/vehicles/:id/history',
  right: 'history',
  summary: 'Who changed what of a vehicle, the newest 500 changes first',
  params: byId,
  answer: z.array(historyEntry),
});

export const historySorts = ['at'] as const;

export const historyFilters = {
  kind: z.enum(historyKinds, { error: key('history.kind') }).optional(),
  /** A record's number among those of its kind. */
  subjectId: id.optional(),
  /** Who changed it. */
  by: id.optional(),
  /** Days at the company's place, both included. */
  from: day.optional(),
  until: day.optional(),
};

export const pageHistory = getEndpoint({
  path: '/history/pages',
  right: 'history',
  summary:
    'One page of all changes of reservations, vehicles, blocks, roles, blocked customers and settings, newest first',
  query: pageQuery(historySorts, 'DESC').extend(historyFilters).refine(isInOrder, outOfOrder),
  answer: pageAnswer(anyHistoryEntry),
});
