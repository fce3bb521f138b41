import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { allDues } from '../../../../contract/vehicles/vehicle-dues.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { dueName } from '../due-name.ts';
import { dueText } from '../DueLines.tsx';
import { useChart } from './chart.ts';
import styles from './DueMarks.module.css';
import { shareOf } from './view.ts';

/** Marks the ends of the days on which a vehicle is due for something. */
export function DueMarks({ vehicle }: Pick<Lane, 'vehicle'>) {
  const { view, now } = useChart();
  const marks = allDues(vehicle, now.slice(0, 10)).map((due) => ({
    ...due,
    share: shareOf(view, addDays(due.on, 1)),
  }));
  return marks
    .filter(({ share }) => share > 0 && share <= 1)
    .map((due) => (
      <span
        key={dueName(due)}
        className={styles.mark}
        style={{ left: `${due.share * 100}%` }}
        data-past={due.isPast}
        role="img"
        aria-label={dueText(due)}
      >
        <span className={styles.flag}>{due.name ?? blockTexts().dueMarks[due.kind]}</span>
      </span>
    ));
}
