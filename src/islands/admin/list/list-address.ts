import type { Direction } from '../../../../contract/common.ts';
import { readPage } from '../../../lib/read-page.ts';

/** By what a list may be sorted and filtered; `usual` is its order when the address names none. */
export interface ListRules<Sort extends string, Filter extends string> {
  sorts: readonly Sort[];
  usual: { sort: Sort; direction: Direction };
  filters: readonly Filter[];
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
  { sorts, usual, filters }: ListRules<Sort, Filter>,
  search: Search,
): ListState<Sort, Filter> {
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
  { usual }: ListRules<Sort, Filter>,
  { page, sort, direction, filters }: ListState<Sort, Filter>,
): Search {
  const said = Object.entries<string | undefined>(filters).filter(([, value]) => value);
  const isUsual = sort === usual.sort && direction === usual.direction;
  return {
    ...Object.fromEntries(said as [string, string][]),
    ...(isUsual ? {} : { sort, direction }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
  };
}
