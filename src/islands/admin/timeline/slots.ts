import type { Bar, LaneBlock, LaneTransfer } from '../../../../contract/reservations/timeline.ts';
import { stateOfReservation } from '../../../lib/rental/rental-state.ts';
import { barOf, endOf, partOf, shareOf, type Part, type View } from './view.ts';

/** `lateFrom` is the share of the bar from which on the vehicle is late; null if it is not. */
export type ReservedSlot = Part & { kind: 'reserved'; reservation: Bar; lateFrom: number | null };
/** Free time that starts at `from`. */
export type FreeSlot = Part & { kind: 'free'; from: string };
/** A part of a lane. */
export type Slot = ReservedSlot | FreeSlot;

/** Tells a reservation's bar from the lane's other ones. */
export const keyOf = ({ reservation }: ReservedSlot): string => `reservation-${reservation.id}`;

/** What the vehicle and the customer of a reservation are doing; `missing` if it has no vehicle. */
export const stateOfBar = (reservation: Bar, now: string) =>
  reservation.vehicleMissing ? 'missing' : stateOfReservation(reservation, now);

/** Whether a customer still has a vehicle that was due back. */
export const isLate = (reservation: Bar, now: string): boolean =>
  stateOfBar(reservation, now) === 'late';

interface Taken {
  reservations: readonly Bar[];
  blocks: readonly LaneBlock[];
  transfers: readonly LaneTransfer[];
}

interface Busy {
  from: string;
  until: string;
  /** Null for a block or a transfer, which are drawn by themselves. */
  reservation: Bar | null;
}

/** What a lane's vehicle does, by the beginnings. */
function busyTimes({ reservations, blocks, transfers }: Taken, view: View, now: string): Busy[] {
  return [
    ...reservations.map((reservation) => ({
      from: reservation.pickUpTime,
      until: isLate(reservation, now) ? now : (reservation.returnedAt ?? reservation.dropOffTime),
      reservation,
    })),
    ...transfers.map(({ from, until }) => ({ from, until, reservation: null })),
    ...blocks.map(({ from, until }) => ({ from, until: until ?? endOf(view), reservation: null })),
  ].sort((busy, other) => (busy.from < other.from ? -1 : busy.from > other.from ? 1 : 0));
}

/**
 * A lane's slots by time. Only time after `now` (a wall time) can be booked. `minShare` is the share of the view that a touch
 * target needs: shorter reservations are widened to it, shorter free time is omitted until zoomed in.
 */
export function slotsOf(view: View, taken: Taken, now: string, minShare: number): Slot[] {
  const end = endOf(view);
  const begin = `${view.from}T00:00:00`;
  const slots: Slot[] = [];
  let free = now > begin ? now : begin;
  /** Where the last widened bar ends. */
  let covered = 0;
  const addFree = (until: string, nextStart = 1) => {
    const part = partOf(view, free, until);
    const visible = { start: Math.max(part.start, covered), end: Math.min(part.end, nextStart) };
    if (visible.end - visible.start >= minShare)
      slots.push({ kind: 'free', ...visible, from: free });
  };
  for (const { from, until, reservation } of busyTimes(taken, view, now)) {
    const bar = barOf(view, from, until, minShare);
    // Completed reservations, possibly returned early, no longer block time.
    // One that lost the vehicle never does.
    const isBusy =
      reservation === null || (reservation.status === 'CREATED' && !reservation.vehicleMissing);
    if (isBusy) addFree(from < end ? from : end, bar.start);
    if (reservation)
      slots.push({
        kind: 'reserved',
        ...bar,
        reservation,
        lateFrom: lateShare(view, bar, reservation, now),
      });
    if (isBusy) covered = Math.max(covered, bar.end);
    if (isBusy && until > free) free = until;
  }
  addFree(end);
  return slots;
}

function lateShare(view: View, { start, end }: Part, reservation: Bar, now: string): number | null {
  if (!isLate(reservation, now)) return null;
  const share = (shareOf(view, reservation.dropOffTime) - start) / (end - start);
  return Math.min(Math.max(share, 0), 1);
}
