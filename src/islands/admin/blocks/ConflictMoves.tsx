import { useEffect, useId, useRef } from 'react';
import type { Conflict } from '../../../../contract/block.ts';
import { dateTime } from '../../../lib/format.ts';
import { blockTexts } from '../../../lib/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { reservationName, shownName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './ConflictMoves.module.css';
import type { Movable, Moves } from './use-moves.ts';

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
                .filter((one) => one.conflict.id === conflict.id)
                .map((one) => <Choice key={conflict.id} movable={one} moves={moves} />)}
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
      options={choices.map(({ id, model, licencePlate }) => [
        String(id),
        [model, licencePlate].filter(Boolean).join(', '),
      ])}
      value={String(moves.vehicleFor(movable))}
      onChange={({ target }) => moves.choose(conflict.id, Number(target.value))}
    />
  );
}
