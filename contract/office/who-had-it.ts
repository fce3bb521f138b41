import { z } from 'zod';
import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { optionalNote } from '../values/notes.ts';
import { printed } from '../values/printable.ts';
import { wireTime } from '../values/times.ts';
import { getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { documentType } from '../counter/documents.ts';
import { driverAnswer } from '../reservations/driver-answer.ts';
import { languages } from '../texts/language.ts';
import { key } from '../texts/message-key.ts';

/** Whom a letter is for: a private claimant is told name and address only. */
export const claimants = ['authority', 'private'] as const;
export type Claimant = (typeof claimants)[number];

/** What says when a vehicle was with a customer: the hand-over that was recorded, or only the agreed times. */
export const whoHadItSources = ['counter', 'agreed'] as const;

const plate = line('fines.plate', limits.line);
const at = wireTime('fines.at');
const reason = printed(line('fines.reason', limits.note));

/** A rental as it says who had a vehicle; wall-clock times, `until` null while it is out. Name and address are null where they are locked or gone. */
const stay = z.object({
  reservation: z.object({ id: z.number(), number: z.string(), status: z.string() }),
  customer: z.object({
    id: z.number(),
    name: z.string().nullable(),
    address: z.string().nullable(),
  }),
  from: z.string(),
  until: z.string().nullable(),
  source: z.enum(whoHadItSources),
});

const answer = z.object({
  /** With the licence plate that it had then. */
  vehicle: z.object({ id: z.number(), model: z.string(), licencePlate: z.string().nullable() }),
  at: z.string(),
  /** Whether this time came twice that night; `second` asks for the second. */
  isTwice: z.boolean(),
  /** Whether the customer's data was erased. */
  isLocked: z.boolean(),
  /** Null where nobody had it. */
  reservation: stay.shape.reservation.nullable(),
  customer: stay.shape.customer.nullable(),
  drivers: z.array(driverAnswer),
  from: z.string().nullable(),
  until: z.string().nullable(),
  source: stay.shape.source.nullable(),
  /** Where nobody had it, the rentals before and after; null for none. */
  between: z.array(stay.nullable()).nullable(),
});
export type WhoHadIt = z.output<typeof answer>;

const question = {
  plate,
  at,
  second: z.enum(['true', 'false'], { error: key('fines.at') }).optional(),
};

export const whoHadIt = getEndpoint({
  path: '/who-had-it',
  right: 'fines',
  summary: 'Who had a vehicle at a time, by its licence plate of then; without locked data',
  also: [404],
  query: z.object(question),
  answer,
});

export const unlockWhoHadIt = postEndpoint({
  path: '/who-had-it/locked',
  right: 'fines',
  summary: 'The same with the locked data of an erased customer. The history keeps the reason',
  also: [404],
  body: z.object({ ...question, reason }),
  answer,
});

/** A letter's form. */
export const letterFields = {
  to: z.enum(claimants, { error: key('fines.to') }),
  /** Name and address of whom it is sent to, a line each. */
  recipient: optionalNote('fines.recipient', limits.address),
  /** Their file number. */
  reference: optionalNote('fines.reference', limits.line),
  reason,
};

export const writeLetter = postEndpoint({
  path: '/who-had-it/letter',
  right: 'fines',
  summary:
    'A letter that says who had a vehicle, as PDF; to private claimants name and address only. The history keeps the reason',
  also: [404, 409],
  body: z.object({
    ...question,
    ...letterFields,
    language: z.enum(languages).nullish(),
  }),
  answer: 'file',
  media: [documentType],
});
