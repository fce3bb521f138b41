import { useEffect, useId, useRef, useCallback, useState } from 'react';
import type { Conflict } from '../../../../contract/vehicles/block.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Combobox } from '../form/Combobox.tsx';
import type { Option } from '../form/combobox.ts';
import { reservationName, shownName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './ConflictMoves.module.css';
import type { VehicleChoice } from '../../../../contract/reservations/search.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { momentsOf } from '../../../lib/rental/rental.ts';
import { findChoices, optionOfChoice } from '../choices/choices.ts';
import type { Move } from './block.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { PhoneLink } from '../PhoneLink.tsx';

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
              {`, ${shownName(conflict.customer)} `}
              <PhoneLink phone={conflict.phone} />
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
      {resource.state === 'ready' && <p>{moves.isComplete ? texts.mayStayEmpty : stuck}</p>}
    </section>
  );
}

interface ChoiceProps extends Pick<Props, 'moves'> {
  movable: Movable;
}

/** The vehicle for a reservation. */
function Choice({ movable, moves }: ChoiceProps) {
  const { conflict, hasBegun, isRunning, blocked, first } = movable;
  const texts = blockTexts();
  const option = moves.vehicleFor(movable);
  const find = useCallback(
    async (text: string) =>
      (await substitutesFor(conflict, blocked, text)).map((choice) => optionFor(choice, blocked)),
    [conflict, blocked],
  );
  if (hasBegun || isRunning) return <p className={styles.stuck}>{texts.isRunning}</p>;
  return (
    <>
      {!first && <p className={styles.stuck}>{texts.noneFree}</p>}
      <Combobox
        name={`vehicleFor-${conflict.id}`}
        label={texts.newVehicleFor(shownName(conflict.customer))}
        placeholder={texts.withoutVehicle}
        hint={option?.hint}
        value={option}
        find={find}
        onChange={(chosen) => moves.choose(conflict.id, chosen)}
      />
    </>
  );
}

type Vehicle = Pick<FleetVehicle, 'id' | 'category'>;

/** A reservation in the way, and the first vehicle of its kind that it can be moved to: none if it has begun, or nothing is free. */
interface Movable {
  conflict: Conflict;
  blocked: Vehicle;
  hasBegun: boolean;
  /** Whether the vehicle is out: then it cannot make way either. */
  isRunning: boolean;
  first: Option | null;
}

async function movable(conflict: Conflict, blocked: Vehicle): Promise<Movable> {
  const hasBegun = conflict.pickUpTime.slice(0, 16) <= wallTime();
  const { isOut: isRunning = hasBegun } = conflict;
  const choices = hasBegun ? [] : await substitutesFor(conflict, blocked);
  const first = choices.find((choice) => choice.available && isAlike(choice, blocked));
  return {
    conflict,
    blocked,
    hasBegun,
    isRunning,
    first: first ? optionFor(first, blocked) : null,
  };
}

const isAlike = (vehicle: Pick<Vehicle, 'category'>, blocked: Vehicle) =>
  (vehicle.category ?? null) === (blocked.category ?? null);

/** With its kind where that is another one. */
function optionFor(choice: VehicleChoice, blocked: Vehicle): Option {
  const option = optionOfChoice(choice, true);
  const { category } = choice;
  return isAlike(choice, blocked) || !category
    ? option
    : { ...option, hint: `${choiceText(category)} · ${option.hint}` };
}

/** Others, which a text may name: the free ones first. */
async function substitutesFor(
  conflict: Conflict,
  blocked: Vehicle,
  text = '',
): Promise<VehicleChoice[]> {
  const rental = { moments: momentsOf(conflict), reservationId: conflict.id };
  const choices = await findChoices(text, rental).catch((error: unknown) => {
    // A time that nobody could book today, such as one that is too long, has no vehicles to choose from.
    if (error instanceof ApiError && error.status === 400) return [];
    throw error;
  });
  return choices.filter(({ id }) => id !== blocked.id);
}

/**
 * To which vehicles reservations are moved out of a block's way: at first, each to the first one of its kind that is free, else to
 * none.
 */
export function useMoves(conflicts: Conflict[] | null, blocked: Vehicle | undefined) {
  const [chosen, setChosen] = useState<Record<number, Option | null>>({});
  const load = useCallback(
    async () =>
      conflicts && blocked
        ? await Promise.all(conflicts.map((conflict) => movable(conflict, blocked)))
        : [],
    [conflicts, blocked],
  );
  const { resource, retry } = useResource(load);
  const list = resource.state === 'ready' ? resource.data : [];
  const vehicleFor = ({ conflict: { id }, first }: Movable): Option | null =>
    id in chosen ? (chosen[id] ?? null) : first;
  const move: Move[] = list.flatMap((reservation) => {
    const vehicle = vehicleFor(reservation);
    // Whoever chose it has seen its kind.
    return vehicle
      ? { reservationId: reservation.conflict.id, vehicleId: vehicle.id, anyKind: true }
      : [];
  });
  const isComplete = list.length > 0 && !list.some(({ isRunning }) => isRunning);
  const left = isComplete ? list.length - move.length : 0;
  return {
    resource,
    retry,
    vehicleFor,
    /** How many stay without a vehicle. */
    left,
    way: { move: isComplete ? move : [], leave: left > 0 },
    /** Whether all of them can make way. */
    isComplete,
    choose: (reservationId: number, vehicle: Option | null) =>
      setChosen((before) => ({ ...before, [reservationId]: vehicle })),
  };
}
type Moves = ReturnType<typeof useMoves>;
