import type { Direction } from '../../../../contract/common.ts';
import { fromWireNames, toWireNames, type WireNames } from '../../../../contract/wire-names.ts';
import { readPage } from '../../../lib/read-page.ts';

/** By what a list may be sorted and filtered; `usual` is its order when the address names none. */
export interface ListRules<Sort extends string, Filter extends string> {
  sorts: readonly Sort[];
  usual: { sort: Sort; direction: Direction };
  filters: readonly Filter[];
  /** Names of filters in the address, where they are others. */
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

/** Reads a list's state from search parameters; what makes no sense counts as not said. */
export function readList<Sort extends string, Filter extends string>(
  { sorts, usual, filters, parameters = {} }: ListRules<Sort, Filter>,
  address: Search,
): ListState<Sort, Filter> {
  const search = fromWireNames(address, parameters);
  const { page, sort, direction } = search;
  const known = sorts.find((name) => name === sort);
  const said = filters.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  return {
    page: readPage(page),
    sort: known ?? usual.sort,
    direction: direction === 'ASC' || direction === 'DESC' ? direction : usual.direction,
    filters: Object.fromEntries(said) as Partial<Record<Filter, string>>,
  };
}

/** The search parameters of a state; the usual needs no words. */
export function writeList<Sort extends string, Filter extends string>(
  { usual, parameters = {} }: ListRules<Sort, Filter>,
  { page, sort, direction, filters }: ListState<Sort, Filter>,
): Search {
  const said = Object.entries<string | undefined>(filters).filter(([, value]) => value);
  const isUsual = sort === usual.sort && direction === usual.direction;
  return {
    ...toWireNames(Object.fromEntries(said as [string, string][]), parameters),
    ...(isUsual ? {} : { sort, direction }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
  };
}
