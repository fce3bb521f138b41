import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './TimelineControls.module.css';
import { type TimelineFilter, zooms, type View } from './view.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

const spans = () => zooms.map((days) => [String(days), adminTexts().weeks(days / 7)] as const);
const views = () =>
  [
    ['', adminTexts().chart],
    ['table', adminTexts().table],
  ] as const;

interface Props {
  view: View;
  filters: Partial<Record<TimelineFilter, string>>;
  onFilter: (name: TimelineFilter, value: string) => void;
}

/** Selects the time span in view, the search, and chart or table. */
export function TimelineControls({ view, filters, onFilter }: Props) {
  const step = Math.max(Math.floor(view.days / 2), 1);
  const move = (days: number) => onFilter('from', addDays(view.from, days));
  return (
    <div className={`field-row ${styles.controls}`}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <SelectField
        label={adminTexts().zoom}
        options={spans()}
        value={String(view.days)}
        onChange={({ target }) => onFilter('days', target.value)}
      />
      <SelectField
        label={adminTexts().view}
        options={views()}
        value={filters.view ?? ''}
        onChange={({ target }) => onFilter('view', target.value)}
      />
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
    </div>
  );
}
