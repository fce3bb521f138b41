import { isClosedAt, type End, type MeetingPlace } from '../../contract/site/meeting.ts';
import { openAfter } from '../../contract/site/opening.ts';
import type { Rental } from '../reservations/index.ts';
import { toWallTime } from '../time/wall-times.ts';

type Places = Record<End, MeetingPlace | undefined>;

/** A time at which a vehicle is free, and where it is handed over and taken back then; undefined where hours do not matter. */
export interface Proposal {
  id: number;
  /** Null if nobody knows one. */
  slot: Rental | null;
  places: Places;
}
export type Moved = Proposal & { slot: Rental };

/** Each finds another gap between rentals; a vehicle that needs more of them is hardly ever free. */
const mostRounds = 8;

/**
 * Moves slots on until both ends can be booked and the vehicle is free in between; null where that takes too long. A pick-up waits
 * until it is open; a drop-off keeps the length, or waits as well. `nextFree` is asked only about what moves: it tells
 * where each slot begins if its vehicle is free in it, else where one of the first length does.
 */
export async function withinHours(
  proposals: readonly Proposal[],
  nextFree: (moved: Moved[]) => Promise<(Date | null)[]>,
  zone: string,
): Promise<(Rental | null)[]> {
  const slots = proposals.map(({ slot }) => slot);
  for (let round = 0; ; round += 1) {
    const moved = proposals.flatMap((proposal, index) => {
      const slot = slots[index];
      if (!slot || isWithin(slot, proposal.places, zone)) return [];
      const next = round < mostRounds ? moveOn(slot, proposal.places, zone) : null;
      slots[index] = null;
      return next ? [{ ...proposal, index, asked: proposal.slot!, slot: next }] : [];
    });
    if (moved.length === 0) return slots;
    const starts = await nextFree(moved);
    for (const [at, { index, slot, asked }] of moved.entries())
      slots[index] = startAt(starts[at] ?? null, slot, asked);
  }
}

const lengthOf = ({ pickUpTime, dropOffTime }: Rental) =>
  dropOffTime.getTime() - pickUpTime.getTime();

const lasting = (pickUpTime: Date, length: number): Rental => ({
  pickUpTime,
  dropOffTime: new Date(pickUpTime.getTime() + length),
});

/** What was moved may be longer than what was asked for. */
function startAt(start: Date | null, moved: Rental, asked: Rental): Rental | null {
  if (!start) return null;
  return start.getTime() === moved.pickUpTime.getTime() ? moved : lasting(start, lengthOf(asked));
}

const isBookable = (place: MeetingPlace | undefined, end: End, at: Date, zone: string) =>
  !isClosedAt(place, end, toWallTime(at, zone));

const isWithin = ({ pickUpTime, dropOffTime }: Rental, { pickUp, dropOff }: Places, zone: string) =>
  isBookable(pickUp, 'pickUp', pickUpTime, zone) &&
  isBookable(dropOff, 'dropOff', dropOffTime, zone);

function moveOn(slot: Rental, { pickUp, dropOff }: Places, zone: string): Rental | null {
  const pickUpTime = bookableFrom(pickUp, 'pickUp', slot.pickUpTime, zone);
  if (!pickUpTime) return null;
  const kept = lasting(pickUpTime, lengthOf(slot));
  const dropOffTime = bookableFrom(dropOff, 'dropOff', kept.dropOffTime, zone);
  return dropOffTime && { pickUpTime, dropOffTime };
}

/** The first instant that can be booked; null where it is closed for long. */
function bookableFrom(place: MeetingPlace | undefined, end: End, at: Date, zone: string) {
  if (!place || isBookable(place, end, at, zone)) return at;
  const open = openAfter(place, toWallTime(at, zone));
  if (open === null) return null;
  return new Date(Temporal.PlainDateTime.from(open).toZonedDateTime(zone).epochMilliseconds);
}
