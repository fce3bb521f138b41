import { useEffect, useId, useRef, useCallback, useState } from 'react';
import type { Conflict } from '../../../../contract/vehicles/block.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { reservationName, shownName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './ConflictMoves.module.css';
import { limits } from '../../../../contract/values/limits.ts';
import { searchVehicles } from '../../../../contract/reservations/search.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { useResource } from '../../../lib/api/resource.ts';
import type { Move } from './block.ts';

interface Props {
  conflicts: Conflict[];
  /** When the block is to begin. */
  from: string;
  moves: Moves;
  /** What to do if not all of them can be moved. */
  stuck?: string;
}

/** The reservations in a block's way, each with a vehicle to move it to, or why it cannot be moved. */
export function ConflictMoves({ conflicts, from, moves, ...props }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [conflicts]);
  const texts = blockTexts();
  const { stuck = texts.stuck } = props;
  const { resource } = moves;
  return (
    <section className={`notice notice--danger ${styles.conflicts}`} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {texts.inTheWay(conflicts.length)}
      </h3>
      {resource.state === 'failed' && (
        <Failed title={texts.noneFree} reason={resource.message} onRetry={moves.retry} />
      )}
      <ul role="list" className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={conflict.id} className={styles.conflict}>
            <p>
              <a href={addressOf.reservation(conflict.id)}>{reservationName(conflict.id)}</a>
              {`, ${shownName(conflict.customer)}`}
              <span className={styles.time}>
                {texts.span(dateTime(conflict.pickUpTime), dateTime(conflict.dropOffTime))}
              </span>
              {conflict.dropOffTime <= from && (
                <span className={styles.time}>{texts.bufferOnly}</span>
              )}
            </p>
            {resource.state === 'loading' && <p className="muted">{texts.looking}</p>}
            {resource.state === 'ready' &&
              resource.data
                .filter((reservation) => reservation.conflict.id === conflict.id)
                .map((reservation) => (
                  <Choice key={conflict.id} movable={reservation} moves={moves} />
                ))}
          </li>
        ))}
      </ul>
      {resource.state === 'ready' && !moves.isComplete && <p>{stuck}</p>}
    </section>
  );
}

interface ChoiceProps extends Pick<Props, 'moves'> {
  movable: Movable;
}

/** The vehicle for a reservation. */
function Choice({ movable, moves }: ChoiceProps) {
  const { conflict, isRunning, choices } = movable;
  const texts = blockTexts();
  if (isRunning) return <p className={styles.stuck}>{texts.isRunning}</p>;
  if (choices.length === 0) return <p className={styles.stuck}>{texts.noneFree}</p>;
  return (
    <SelectField
      label={texts.newVehicleFor(shownName(conflict.customer))}
      options={choices.map((vehicle) => [String(vehicle.id), vehicleName(vehicle)])}
      value={String(moves.vehicleFor(movable))}
      onChange={({ target }) => moves.choose(conflict.id, Number(target.value))}
    />
  );
}

type Vehicle = Pick<FleetVehicle, 'id' | 'category'>;

/** A reservation in the way, and the vehicles that it can be moved to: none if it runs, or nothing is free. */
interface Movable {
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
    const answer = await call(searchVehicles, { query }, { sendsToken: true }).catch(
      (error: unknown) => {
        // A time that nobody could book today, such as one that is too long, has no vehicles to choose from.
        if (error instanceof ApiError && error.status === 400) return { content: [] };
        throw error;
      },
    );
    const { id, category = null } = blocked;
    return answer.content.filter(
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
  const moves: Move[] = list.flatMap((reservation) => {
    const vehicleId = vehicleFor(reservation);
    return vehicleId === null ? [] : { reservationId: reservation.conflict.id, vehicleId };
  });
  return {
    resource,
    retry,
    vehicleFor,
    moves,
    /** Whether all of them can be moved. */
    isComplete: list.length > 0 && moves.length === list.length,
    choose: (reservationId: number, vehicleId: number) =>
      setChosen((before) => ({ ...before, [reservationId]: vehicleId })),
  };
}
type Moves = ReturnType<typeof useMoves>;
