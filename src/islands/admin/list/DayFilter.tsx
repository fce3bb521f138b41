import type { ComponentProps } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import type { FilterProps } from './FilterField.tsx';

interface Props<Filter extends string>
  extends FilterProps<Filter>, Omit<ComponentProps<typeof TextField>, 'name'> {
  name: Filter;
}

/** Filters a list by a day. */
export const DayFilter = <Filter extends string>(props: Props<Filter>) => {
  const { name, filters, onFilter, ...field } = props;
  return (
    <TextField
      type="date"
      value={filters[name] ?? ''}
      onChange={({ target }) => onFilter(name, target.value)}
      {...field}
    />
  );
};
