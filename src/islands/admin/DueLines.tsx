import type { VehicleDue } from '../../../contract/vehicles/vehicle-dues.ts';
import { Dated } from './Dated.tsx';
import styles from './DueLines.module.css';
import { dueName } from './due-name.ts';
import { date } from '../../lib/texts/format.ts';
import { blockTexts } from '../../lib/texts/texts.ts';

interface Props {
  dues: readonly VehicleDue[];
  /** What is planned for them; empty if there is nothing to say. */
  plan: string;
}

export const hasPast = (dues: readonly VehicleDue[]): boolean => dues.some(({ isPast }) => isPast);

/** A line for each thing that a vehicle is due for, and one for what is planned. */
export function DueLines({ dues, plan }: Props) {
  return (
    <>
      {dues.map((due) => (
        <span key={dueName(due)} className={styles.line} data-past={due.isPast}>
          <Dated text={dueText(due)} />
        </span>
      ))}
      {plan && (
        <span className={styles.line}>
          <Dated text={plan} />
        </span>
      )}
    </>
  );
}

/** What a vehicle is due for, and when. */
export function dueText(vehicleDue: VehicleDue): string {
  const { due, overdue } = blockTexts();
  return (vehicleDue.isPast ? overdue : due)(dueName(vehicleDue), date(vehicleDue.on));
}
