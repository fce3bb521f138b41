import { z } from 'zod';
import { searchWords } from '../wire/paging.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { reservationStates } from '../reservations/reservation-states.ts';
import { key } from '../texts/message-key.ts';
import { vehicleState } from '../vehicles/vehicles.ts';

/** Records of each kind at most. */
export const mostOfKind = 5;

/** The records that were found of one kind, and whether there are more. */
const groupOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), hasMore: z.boolean() });

const foundReservation = z.object({
  id: z.number(),
  number: z.string(),
  /** The customer's name; empty when it was erased. */
  customer: z.string(),
  model: z.string(),
  licencePlate: z.string().nullable(),
  /** Wall-clock times at the company's place. */
  pickUpTime: z.string(),
  dropOffTime: z.string(),
  state: z.enum(reservationStates),
});

const foundCustomer = z.object({
  id: z.number(),
  name: z.string(),
  companyName: z.string().nullable(),
  email: emailAnswer,
  phoneNumber: z.string(),
  /** Whether they may not book by themselves. */
  blocked: z.boolean(),
});

const foundVehicle = z.object({
  id: z.number(),
  model: z.string(),
  licencePlate: z.string().nullable(),
  state: vehicleState,
  /** Who has it now; null for nobody, and empty when the name was erased. */
  customer: z.string().nullable(),
});

const foundMessage = z.object({
  id: z.number(),
  subject: z.string(),
  name: z.string(),
  /** A wall-clock time at the company's place. */
  createdAt: z.string(),
});

const foundRecords = z.object({
  reservations: groupOf(foundReservation),
  customers: groupOf(foundCustomer),
  vehicles: groupOf(foundVehicle),
  messages: groupOf(foundMessage),
});
export type FoundRecords = z.output<typeof foundRecords>;
export type FoundKind = keyof FoundRecords;

export const searchAll = getEndpoint({
  path: '/search',
  right: 'reservations.read',
  summary:
    'Records that contain all words: reservations by number or customer, customers, vehicles, contact messages',
  query: z.object({ q: searchWords.min(1, key('filters.words')) }),
  answer: foundRecords,
});
