import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';

/** The filters of a list in the address, and how to change one. */
export interface FilterProps<Filter extends string> {
  filters: Partial<Record<Filter, string>>;
  onFilter: (name: Filter, value: string) => void;
}

interface Props<Filter extends string>
  extends FilterProps<Filter>, Omit<ComponentProps<typeof SelectField>, 'name'> {
  name: Filter;
}

/** Filters a list by one of several values. */
export const FilterField = <Filter extends string>(props: Props<Filter>) => {
  const { name, filters, onFilter, ...select } = props;
  return (
    <SelectField
      value={filters[name] ?? ''}
      onChange={({ target }) => onFilter(name, target.value)}
      {...select}
    />
  );
};
