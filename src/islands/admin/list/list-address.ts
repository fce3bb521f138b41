import type { Direction } from '../../../../contract/common.ts';
import { fromWireNames, toWireNames, type WireNames } from '../../../../contract/wire-names.ts';
import { readPage } from '../../../lib/read-page.ts';

/** The sort columns and filters of a list; `usual` is its default order. */
export interface ListRules<Sort extends string, Filter extends string> {
  sorts: readonly Sort[];
  usual: { sort: Sort; direction: Direction };
  filters: readonly Filter[];
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
  { sorts, usual, filters, parameters = {} }: ListRules<Sort, Filter>,
  address: Search,
): ListState<Sort, Filter> {
  const search = fromWireNames(address, parameters);
  const { page, sort, direction } = search;
  const knownSort = sorts.find((name) => name === sort);
  const values = filters.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  return {
    page: readPage(page),
    sort: knownSort ?? usual.sort,
    direction: direction === 'ASC' || direction === 'DESC' ? direction : usual.direction,
    filters: Object.fromEntries(values) as Partial<Record<Filter, string>>,
  };
}

/** Converts a list's state to search parameters; omits defaults. */
export function writeList<Sort extends string, Filter extends string>(
  { usual, parameters = {} }: ListRules<Sort, Filter>,
  { page, sort, direction, filters }: ListState<Sort, Filter>,
): Search {
  const values = Object.entries<string | undefined>(filters).filter(([, value]) => value);
  const isDefault = sort === usual.sort && direction === usual.direction;
  return {
    ...toWireNames(Object.fromEntries(values as [string, string][]), parameters),
    ...(isDefault ? {} : { sort, direction }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
  };
}
