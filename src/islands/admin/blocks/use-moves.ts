import { useCallback, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { Conflict } from '../../../../contract/block.ts';
import { searchVehicles } from '../../../../contract/search.ts';
import type { FleetVehicle } from '../../../../contract/vehicles.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { wallTime } from '../../../lib/clock.ts';
import { useResource } from '../../../lib/resource.ts';
import type { Move } from './block.ts';

type Vehicle = Pick<FleetVehicle, 'id' | 'category'>;

/** A reservation in the way, and the vehicles that it can be moved to: none if it runs, or nothing is free. */
export interface Movable {
  conflict: Conflict;
  isRunning: boolean;
  choices: Pick<FleetVehicle, 'id' | 'model' | 'licencePlate'>[];
}

async function movable(conflict: Conflict, blocked: Vehicle): Promise<Movable> {
  const { pickUpTime, dropOffTime } = conflict;
  const isRunning = pickUpTime.slice(0, 16) <= wallTime();
  return { conflict, isRunning, choices: isRunning ? [] : await freeFor() };

  async function freeFor() {
    const query = { pickUpTime, dropOffTime, size: limits.page.maxSize };
    const found = await call(searchVehicles, { query }, { sendsToken: true }).catch(
      (error: unknown) => {
        // A time that nobody could book today, such as one that is too long, has no vehicles to choose from.
        if (error instanceof ApiError && error.status === 400) return { content: [] };
        throw error;
      },
    );
    const { id, category = null } = blocked;
    return found.content.filter(
      (other) => other.id !== id && (other.category ?? null) === category,
    );
  }
}

/** To which vehicles reservations are moved out of a block's way: at first, each to the first one that is free. */
export function useMoves(conflicts: Conflict[] | null, blocked: Vehicle | undefined) {
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const load = useCallback(
    async () =>
      conflicts && blocked
        ? await Promise.all(conflicts.map((conflict) => movable(conflict, blocked)))
        : [],
    [conflicts, blocked],
  );
  const { resource, retry } = useResource(load);
  const list = resource.state === 'ready' ? resource.data : [];
  const vehicleFor = ({ conflict, choices }: Movable): number | null =>
    (choices.find(({ id }) => id === chosen[conflict.id]) ?? choices[0])?.id ?? null;
  const moves: Move[] = list.flatMap((one) => {
    const vehicleId = vehicleFor(one);
    return vehicleId === null ? [] : { reservationId: one.conflict.id, vehicleId };
  });
  return {
    ...{ resource, retry, vehicleFor, moves },
    /** Whether all of them can be moved. */
    isComplete: list.length > 0 && moves.length === list.length,
    choose: (reservationId: number, vehicleId: number) =>
      setChosen((before) => ({ ...before, [reservationId]: vehicleId })),
  };
}
export type Moves = ReturnType<typeof useMoves>;
