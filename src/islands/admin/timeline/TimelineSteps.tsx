import { addDays } from '../../../../contract/values/times.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { FilterProps } from '../list/FilterField.tsx';
import styles from './TimelineControls.module.css';
import type { TimelineFilter, View } from './view.ts';

interface Props extends Pick<FilterProps<TimelineFilter>, 'onFilter'> {
  view: View;
}

/** Turns to the time before, to today, and to the time after. */
export function TimelineSteps({ view, onFilter }: Props) {
  const step = Math.max(Math.floor(view.days / 2), 1);
  const move = (days: number) => onFilter('from', addDays(view.from, days));
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className="button button--icon"
        aria-label={adminTexts().earlier}
        onClick={() => move(-step)}
      >
        <Icon name="left" />
      </button>
      <button type="button" className="button" onClick={() => onFilter('from', '')}>
        {adminTexts().toToday}
      </button>
      <button
        type="button"
        className="button button--icon"
        aria-label={adminTexts().later}
        onClick={() => move(step)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
