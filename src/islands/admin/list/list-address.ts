import type { z } from 'zod';
import type { Direction } from '../../../../contract/wire/paging.ts';
import {
  fromWireNames,
  toWireNames,
  type WireNames,
} from '../../../../contract/wire/wire-names.ts';
import { readPage } from '../../../lib/site/addresses.ts';

/** The names of all filters of a list in the contract. */
export const filterNames = <Filters extends object>(filters: Filters) =>
  Object.keys(filters) as (keyof Filters & string)[];

type Schemas = Record<string, z.ZodType>;
type Parsed<Filters extends Schemas> = { [Name in keyof Filters]: z.output<Filters[Name]> };

/** A query with filters as the contract parses them, undefined for what an address mistypes, and its other properties as they are. */
export const parseFilters = <Filters extends Schemas, Query extends object>(
  filters: Filters,
  query: Query,
) =>
  ({
    ...query,
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [
        name,
        filter.safeParse(query[name as keyof Query]).data,
      ]),
    ),
  }) as Omit<Query, keyof Filters> & Parsed<Filters>;

/** The sort columns and filters of a list; `usual` is its default order. */
export interface ListRules<Sort extends string, Filter extends string> {
  sorts: readonly Sort[];
  usual: { sort: Sort; direction: Direction };
  filters: readonly Filter[];
  /** Values of filters that the address does not name, by those that it does. */
  defaults?: (filters: Partial<Record<Filter, string>>) => Partial<Record<Filter, string>>;
  /** Values that stand for all rows, where a filter has a default. */
  neutral?: Partial<Record<Filter, string>>;
  /** Names of filters in the address, if they differ. */
  parameters?: WireNames;
}

export interface ListState<Sort extends string, Filter extends string> {
  /** 0-based. */
  page: number;
  sort: Sort;
  direction: Direction;
  filters: Partial<Record<Filter, string>>;
}

type Search = Record<string, string>;

/** Reads a list's state from search parameters; ignores invalid ones. */
export function readList<Sort extends string, Filter extends string>(
  { sorts, usual, filters, defaults, parameters = {} }: ListRules<Sort, Filter>,
  address: Search,
): ListState<Sort, Filter> {
  const search = fromWireNames(address, parameters);
  const { page, sort, direction } = search;
  const knownSort = sorts.find((name) => name === sort);
  const values = filters.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  const named = Object.fromEntries(values) as Partial<Record<Filter, string>>;
  return {
    page: readPage(page),
    sort: knownSort ?? usual.sort,
    direction: direction === 'ASC' || direction === 'DESC' ? direction : usual.direction,
    filters: { ...defaults?.(named), ...named },
  };
}

/** Converts a list's state to search parameters; omits defaults. */
export function writeList<Sort extends string, Filter extends string>(
  { usual, defaults, parameters = {} }: ListRules<Sort, Filter>,
  { page, sort, direction, filters }: ListState<Sort, Filter>,
): Search {
  const usualFilters: Partial<Record<string, string>> = defaults?.(filters) ?? {};
  const values = Object.entries<string | undefined>(filters).filter(
    ([name, value]) => value && value !== usualFilters[name],
  );
  const isDefault = sort === usual.sort && direction === usual.direction;
  return {
    ...toWireNames(Object.fromEntries(values as [string, string][]), parameters),
    ...(isDefault ? {} : { sort, direction }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
  };
}

/** Whether a list shows fewer rows than by default, or than all. */
export function isFiltered<Sort extends string, Filter extends string>(
  { defaults, neutral = {} }: ListRules<Sort, Filter>,
  { filters }: ListState<Sort, Filter>,
): boolean {
  const usual: Partial<Record<string, string>> = defaults?.(filters) ?? {};
  const all: Partial<Record<string, string>> = neutral;
  return Object.entries<string | undefined>(filters).some(
    ([name, value]) => value && value !== usual[name] && value !== all[name],
  );
}
