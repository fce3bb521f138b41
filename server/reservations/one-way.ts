import { sql, type SQL } from 'drizzle-orm';
import { sumOf, type ReservationLine } from '../../contract/reservations/lines.ts';
import {
  perRentalText,
  rentalTextNames,
  type RentalTextName,
} from '../../contract/reservations/rental-fields.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import { reservations } from '../db/schema/index.ts';
import { invalidField } from '../http/errors.ts';

/** What a drop-off at another place costs, and for how many hours the vehicle is brought home then. */
export interface OneWay {
  fee: number;
  transferHours: number;
}

export type OneWaySettings = Pick<Config, 'oneWayFee' | 'transferHours'>;

/** The company's places that a request names. */
export interface PlaceSlugs {
  pickUpPlace?: string | null | undefined;
  dropOffPlace?: string | null | undefined;
}

/** What a rental between places of the company is at today's fee; null unless both are named, known and different. */
export function oneWayBetween(
  facts: CompanyFacts | null,
  { pickUpPlace, dropOffPlace }: PlaceSlugs,
  { oneWayFee, transferHours }: OneWaySettings,
): OneWay | null {
  if (!facts || oneWayFee === null || pickUpPlace === dropOffPlace) return null;
  const isKnown = (slug: string | null | undefined) =>
    facts.places.some((place) => place.slug === slug);
  return isKnown(pickUpPlace) && isKnown(dropOffPlace) ? { fee: oneWayFee, transferHours } : null;
}

type Places = Record<RentalTextName, string>;
interface Stored extends Places {
  /** Null except of one-way rentals. */
  transferHours: number | null;
}

/** Whether a rental begins and ends where it did. */
export const isAtPlacesOf = (stored: Places, asked: Places) =>
  rentalTextNames.every((name) => stored[name].toLowerCase() === asked[name].toLowerCase());

/** Throws a 400 for a customer who names two places though one-way rentals are not offered. */
export function checkOffered({ pickUpPlace, dropOffPlace }: PlaceSlugs, oneWay: OneWay | null) {
  if (!oneWay && pickUpPlace && dropOffPlace && pickUpPlace !== dropOffPlace)
    throw invalidField('dropOffLocation', 'unknown_choice', 'places.oneWayNotOffered');
}

/**
 * What a change makes of it; undefined leaves it as agreed: while the places stay the same, and when the vehicle comes back to
 * another of the other places.
 */
export const changedOneWay = (
  stored: Stored,
  asked: Places,
  oneWay: OneWay | null,
): OneWay | null | undefined =>
  isAtPlacesOf(stored, asked) || Boolean(oneWay) === (stored.transferHours !== null)
    ? undefined
    : oneWay;

/** The places that a preview asks for: what is missing stays. */
export const askedPlaces = (
  asked: Partial<Record<RentalTextName, string | undefined>>,
  stored: Places,
): Places => perRentalText((name) => asked[name] ?? stored[name]);

const oneWayLine = (fee: number, vatPercent: number | null) =>
  ({
    kind: 'one_way',
    quantity: 1,
    unit: 'flat',
    unitPrice: fee,
    amount: fee,
    vatPercent,
    text: null,
  }) as const;

/** The lines of a new one-way rental besides the rental. */
export const oneWayLines = (oneWay: OneWay | null, vatPercent: number | null) =>
  oneWay && oneWay.fee > 0 ? [oneWayLine(oneWay.fee, vatPercent)] : [];

/** What else a reservation costs once it is changed like this. */
export const withOneWay = (
  extras: ReservationLine[],
  change: OneWay | null | undefined,
  vatPercent: number | null,
): ReservationLine[] =>
  change === undefined
    ? extras
    : [...extras.filter(({ kind }) => kind !== 'one_way'), ...oneWayLines(change, vatPercent)];

/** A price with the fee, to the cent. */
export const plusFee = (price: number, oneWay: OneWay | null): number =>
  sumOf([{ amount: price }, { amount: oneWay?.fee ?? 0 }]);

/** For how many hours the vehicle of a reservation is brought home once that is changed like this; null for none. */
export const transferHoursWith = (change: OneWay | null | undefined): SQL<number | null> =>
  change === undefined
    ? sql`${reservations.transferHours}`
    : sql`${change?.transferHours ?? null}::integer`;
