import styles from './Lanes.module.css';
import { daysOf, isMonday, isWeekend, type View } from './view.ts';

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

/** How a day is called; the more days are in view, the shorter. */
function labelOf(day: string, days: number): string {
  const [, month, number = ''] = day.split('-');
  if (days <= 7 || isMonday(day)) return `${month}-${number}`;
  return days <= 28 ? number : '';
}

/** The days above the lanes. */
export function Axis({ view }: { view: View }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span />
      <div className={styles.days} style={{ gridTemplateColumns: `repeat(${view.days}, 1fr)` }}>
        {daysOf(view).map((day) => (
          <span key={day} className={styles.day} data-weekend={isWeekend(day)}>
            {view.days <= 14 && <span>{weekday.format(new Date(day))}</span>}
            <span>{labelOf(day, view.days)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
