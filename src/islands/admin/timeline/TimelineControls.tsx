import { useIsPhone, useMedia } from '../../../lib/page/use-media.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { KindFilter } from '../list/KindFilter.tsx';
import { MoreFilters } from '../list/MoreFilters.tsx';
import { PlaceFilter } from '../list/PlaceFilter.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { Help } from './Help.tsx';
import { TimelineSteps } from './TimelineSteps.tsx';
import { groupings } from './groups.ts';
import styles from './TimelineControls.module.css';
import { type TimelineFilter, zooms, type View } from './view.ts';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';

interface Props extends FilterProps<TimelineFilter> {
  view: View;
}

/** Selects how much time is in view, the search, and chart or table; says how bars are drawn and moved. */
export function TimelineControls({ view, ...props }: Props) {
  const { filters, onFilter } = props;
  const isNarrow = useMedia('(40rem <= width < 80rem)');
  const help = filters.view !== 'table' && <Help />;
  const looks = (
    <>
      <FilterField
        {...props}
        name="group"
        label={blockTexts().grouping}
        none={blockTexts().notGrouped}
        options={groupings.map((grouping) => [grouping, blockTexts().groupings[grouping]])}
      />
      <FilterField
        {...props}
        name="view"
        label={adminTexts().view}
        none={adminTexts().chart}
        options={[['table', adminTexts().table]]}
      />
    </>
  );
  return (
    <div className={styles.controls}>
      <Filters values={filters}>
        <SearchField filters={filters} onFilter={onFilter} />
        <PlaceFilter filters={filters} onFilter={onFilter} />
        <FilterField
          {...props}
          name="days"
          label={adminTexts().zoom}
          value={String(view.days)}
          options={zooms.map((days) => [
            String(days),
            days === 1 ? blockTexts().oneDay : adminTexts().weeks(days / 7),
          ])}
        />
        <KindFilter filters={filters} onFilter={onFilter} />
        {isNarrow ? (
          <div className={styles.folded}>
            <MoreFilters count={[filters.group, filters.view].filter(Boolean).length}>
              {looks}
            </MoreFilters>
            {help}
          </div>
        ) : (
          looks
        )}
      </Filters>
      {!isNarrow && help}
      {useIsPhone() && <TimelineSteps view={view} onFilter={onFilter} />}
    </div>
  );
}
