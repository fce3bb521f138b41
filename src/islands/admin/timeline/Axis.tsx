import { month, monthAndYear, sentenceDay, weekday } from '../../../lib/texts/format.ts';
import styles from './Lanes.module.css';
import { daysOf, isMonday, isWeekend, monthsOf, type View } from './view.ts';

/** The day of the month; only for Mondays if there are many days. */
const labelOf = (day: string, days: number): string =>
  days <= 28 || isMonday(day) ? day.slice(8) : '';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, 1fr)` });

/** The months and days above the lanes. */
export function Axis({ view }: { view: View }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span />
      <div>
        <div className={styles.days} style={columns(view.days)}>
          {monthsOf(view).map(({ first, days }) => (
            <span key={first} className={styles.month} style={{ gridColumn: `span ${days}` }}>
              {view.days === 1
                ? sentenceDay(first)
                : (days * 3 < view.days ? month : monthAndYear)(first)}
            </span>
          ))}
        </div>
        {view.days === 1 ? <Hours /> : <Days view={view} />}
      </div>
    </div>
  );
}

const Days = ({ view }: { view: View }) => (
  <div className={styles.days} style={columns(view.days)}>
    {daysOf(view).map((day) => (
      <span key={day} className={styles.day} data-weekend={isWeekend(day)}>
        {view.days <= 14 && <span>{weekday(day)}</span>}
        <span>{labelOf(day, view.days)}</span>
      </span>
    ))}
  </div>
);

/** Every other one has its number. */
const Hours = () => (
  <div className={styles.days} style={columns(24)}>
    {Array.from({ length: 24 }, (_, hour) => (
      <span key={hour} className={styles.day}>
        {hour % 2 === 0 ? hour : ''}
      </span>
    ))}
  </div>
);
