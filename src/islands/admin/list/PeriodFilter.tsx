import { isInOrder } from '../../../../contract/vehicles/days.ts';
import { adminTexts, messageOf } from '../../../lib/texts/texts.ts';
import { DayFilter } from './DayFilter.tsx';
import type { FilterProps } from './FilterField.tsx';

/** Filters a list by the days from one to another, both included. */
export const PeriodFilter = (props: FilterProps<'from' | 'until'>) => {
  const { from, until } = props.filters;
  return (
    <>
      <DayFilter {...props} name="from" label={adminTexts().from} max={until} />
      <DayFilter
        {...props}
        name="until"
        label={adminTexts().until}
        min={from}
        error={isInOrder({ from, until }) ? undefined : messageOf('filters.order')}
      />
    </>
  );
};
