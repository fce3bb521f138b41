import { z } from 'zod';
import { byId, id } from '../values/common.ts';
import { pageQuery, searchWords } from '../wire/paging.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { moneyField, number } from '../values/numbers.ts';
import { quote, slot } from './quote.ts';
import { anyEqual, placeSlugs, rentalNames, rentalTimes } from './reservations.ts';
import { key, type MessageKey } from '../texts/message-key.ts';
import { slug } from '../values/slug.ts';
import { day } from '../values/times.ts';
import { vehicleFields } from '../vehicles/vehicle-fields.ts';
import { vehicle } from '../vehicles/vehicles.ts';

const choice = <const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  message: MessageKey,
) => z.enum(choices, { error: message }).optional();

/** What a search may ask of a vehicle. */
export const wishes = z.object({
  category: choice(vehicleFields.category.choices, key('vehicles.category')),
  /** Where it stands, a slug; one that stands nowhere in particular can be had everywhere. */
  homePlace: slug(key('vehicles.homePlace')).optional(),
  /** At least so many. */
  seats: number(key('vehicles.seats'), { max: limits.count }).optional(),
  transmission: choice(vehicleFields.transmission.choices, key('vehicles.transmission')),
  fuelType: choice(vehicleFields.fuelType.choices, key('vehicles.fuelType')),
  towBar: z.literal('true', { error: key('search.towBar') }).optional(),
  /** The customer's licence. */
  licenceClass: choice(vehicleFields.licenceClass.choices, key('vehicles.licenceClass')),
  /** For the whole time, or for an hour without one. */
  maxPrice: number(key('search.maxPrice'), moneyField(0, limits.longPrice)).optional(),
});
export type Wishes = z.output<typeof wishes>;

export const searchSorts = ['model', 'price', 'seats', 'payloadKg'] as const;

/** A vehicle that was found. Without a time, `totalPrice` is null and it counts as available. */
export const searchResult = vehicle.extend({
  available: z.boolean(),
  totalPrice: z.number().nullable(),
  /** When a taken one can be had next for as long; null if nobody knows. */
  nextFree: slot.nullable(),
  /** For administrators only. */
  licencePlate: z.string().nullish(),
});
/** With how many of its equals are free, of how many, where that was asked. */
export type SearchResult = z.output<typeof searchResult> & Partial<Record<'free' | 'of', number>>;

/**
 * A vehicle that stands for all that are equal to it: how many of them are free, of how many, both counted up to
 * `limits.equalVehicles`. Equal are vehicles alike in all that visitors see and that a contract says; age and pictures aside.
 */
const equalVehicles = z
  .object({
    vehicle: searchResult,
    free: z.number(),
    of: z.number(),
    totalPrice: z.number().nullable(),
  })
  .transform(({ vehicle: first, free, of }) => ({ ...first, free, of }));

/** A part of the vehicles found. They are not counted, because that would take as long as checking all of them. */
const foundPage = z.object({
  /** Equal vehicles are one row where they were asked for as a group. */
  content: z.array(z.union([searchResult, equalVehicles])),
  number: z.number(),
  size: z.number(),
  last: z.boolean(),
});

const { pickUpTime, dropOffTime } = rentalTimes('reservations');

export const searchVehicles = getEndpoint({
  path: '/vehicles/search',
  auth: 'none',
  summary: 'The vehicles that are free for a time, each with its price; without a time, all',
  query: pageQuery(searchSorts)
    .extend(wishes.shape)
    .extend({
      pickUpTime: pickUpTime.optional(),
      dropOffTime: dropOffTime.optional(),
      /** Adds the vehicles that are taken. */
      include: z.literal('taken', { error: key('search.include') }).optional(),
      /** Whether equal vehicles are one row. */
      group: z.enum(['true', 'false'], { error: key('search.flag') }).optional(),
    })
    .refine((query) => (query.pickUpTime === undefined) === (query.dropOffTime === undefined), {
      path: ['dropOffTime'],
      error: key('search.oneTime'),
    }),
  wireNames: { pickUpTime: rentalNames.pickUpTime, dropOffTime: rentalNames.dropOffTime },
  answer: foundPage,
});

/** A vehicle to choose from for a rental. */
export const vehicleChoice = vehicle.extend({
  licencePlate: z.string().nullable(),
  available: z.boolean(),
  /** Whether it is neither late nor past due then. */
  ready: z.boolean(),
  /** What the rental costs with it today. */
  totalPrice: z.number(),
  /** Until when others have it, a wall-clock time; null if it is not taken, or nobody knows. */
  takenUntil: z.string().nullable(),
  /** When a new rental can have one that is taken next; null if nobody knows. */
  nextFree: slot.nullable(),
  /** Whether it is of the kind that was asked for; true without one. */
  isSameKind: z.boolean(),
});
export type VehicleChoice = z.output<typeof vehicleChoice>;

export const listChoices = getEndpoint({
  path: '/vehicles/choices',
  right: 'reservations.write',
  summary:
    'Vehicles to choose from for a rental: first those that are free, where the rental begins before elsewhere, then those that are free again soonest; of each the same kind first',
  query: z.object({
    ...rentalTimes('edit'),
    ...placeSlugs,
    /** A reservation that is to get another vehicle: its own time is not in its way, and its kind comes first. */
    reservationId: id.optional(),
    /** Words of the model and the licence plate, in any order. */
    search: searchWords.optional(),
    /** Those of these categories, too, separated by commas. */
    categories: z
      .string({ error: key('vehicles.category') })
      .max(limits.address)
      .optional(),
    size: number('common.badSize', { min: 1, max: limits.page.maxSize }).default(limits.page.size),
  }),
  wireNames: { pickUpTime: rentalNames.pickUpTime, dropOffTime: rentalNames.dropOffTime },
  answer: z.object({ content: z.array(vehicleChoice), last: z.boolean() }),
});

export const quoteVehicle = getEndpoint({
  path: '/vehicles/:id/quote',
  auth: 'none',
  summary:
    'Whether a vehicle, or any equal one, is free for a time, what it costs, and the next best if not',
  also: [404],
  params: byId,
  query: z.object({ pickUpTime, dropOffTime, ...placeSlugs, ...anyEqual }),
  wireNames: { pickUpTime: rentalNames.pickUpTime, dropOffTime: rentalNames.dropOffTime },
  answer: quote,
});

/** A day of a vehicle's calendar; `from` and `until` are `HH:mm` at the company's place, `24:00` being the day's end. */
const calendarDay = z.object({
  date: z.string(),
  state: z.enum(['free', 'partly', 'taken']),
  taken: z.array(z.object({ from: z.string(), until: z.string() })),
  /** Whether no rental begins on it, because the vehicle's place is closed all day. */
  closed: z.boolean(),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const vehicleCalendar = getEndpoint({
  path: '/vehicles/:id/calendar',
  auth: 'none',
  summary:
    'When a vehicle, or each equal one, is taken on the days from one on, to half hours, whatever for',
  also: [404],
  params: byId,
  query: z.object({
    from: day,
    days: number(key('search.days'), { min: 1, max: limits.calendarDays }),
    ...anyEqual,
  }),
  answer: z.object({ days: z.array(calendarDay) }),
});
