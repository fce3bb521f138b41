import type { VehicleDue } from '../../../contract/vehicle-dues.ts';
import styles from './DueLines.module.css';
import { dueText } from './due-text.ts';

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
        <span key={due.kind} className={styles.line} data-past={due.isPast}>
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

/** A text whose day, `2030-01-02`, does not break at its hyphens. */
const Dated = ({ text }: { text: string }) =>
  text.split(/(\d{4}-\d{2}-\d{2})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.day}>
        {part}
      </span>
    ),
  );
