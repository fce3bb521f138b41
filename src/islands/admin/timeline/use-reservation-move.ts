import { useState } from 'react';
import type { Bar, Lane } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { reservationName, shownName } from '../name-of.ts';
import type { Movable } from './use-bar-drag.ts';
import type { Undo } from './use-undo.ts';

type Vehicle = Lane['vehicle'];

/** Whose a rental is, and when, as wall times at the company's place. */
export interface Placed {
  vehicle: Vehicle;
  from: string;
  until: string;
}

/** A reservation that is to have another time or vehicle. */
export interface AskedMove {
  reservation: Bar;
  before: Placed;
  after: Placed;
}

const isSame = (one: Placed, other: Placed) =>
  one.from === other.from && one.until === other.until && one.vehicle.id === other.vehicle.id;

/** Asks before a reservation moves on the timeline, then moves it, which can be undone. */
export function useReservationMove({ say }: Undo) {
  const [asked, setAsked] = useState<(AskedMove & { end: (isMoved: boolean) => void }) | null>(
    null,
  );

  /** What of a reservation can be moved; null once it is closed. */
  function movableOf(reservation: Bar, vehicle: Vehicle): Movable | null {
    const { id, status, pickUpTime, dropOffTime, pickedUpAt } = reservation;
    if (status !== 'CREATED') return null;
    const before = { vehicle, from: pickUpTime, until: dropOffTime };
    const isOut = pickedUpAt !== null;
    return {
      key: `reservation-${id}`,
      vehicle,
      span: { from: pickUpTime, until: dropOffTime },
      onlyEnd: isOut,
      changesLane: !isOut,
      nameOf: ({ from, until }, to) =>
        blockTexts().reservationAt(
          shownName(reservation.customer),
          dateTime(from),
          dateTime(until!),
          vehicleName(to),
        ),
      store: ({ from, until }, to) =>
        new Promise((end) => {
          const after = { vehicle: to, from, until: until! };
          if (isSame(before, after)) end(false);
          else setAsked({ reservation, before, after, end });
        }),
    };
  }

  const end = (isMoved: boolean) => {
    asked?.end(isMoved);
    setAsked(null);
  };

  return {
    asked,
    movableOf,
    cancel: () => end(false),
    moved: (undo: () => Promise<void>) => {
      if (!asked) return;
      end(true);
      const { reservation, after } = asked;
      const name = reservationName(reservation.id);
      say(blockTexts().reservationMoved(name, vehicleName(after.vehicle)), async () => {
        await undo();
        return [];
      });
    },
  };
}
export type ReservationMove = ReturnType<typeof useReservationMove>;
