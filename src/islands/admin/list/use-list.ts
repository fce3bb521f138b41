import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MethodTotal } from '../../../../contract/money/open-amounts.ts';
import type { Direction } from '../../../../contract/wire/paging.ts';
import type { RowPage } from '../../../lib/host/page-of-rows.ts';
import { useResource } from '../../../lib/api/resource.ts';
import type { Order } from '../../ui/Table.tsx';
import { isFiltered, readList, writeList, type ListRules, type ListState } from './list-address.ts';
import { open } from '../shell/navigation.ts';
import { $page, hereWith } from '../shell/router.ts';
import { $rowsPerPage } from './rows-per-page.ts';

export interface PageOf<Row> extends RowPage<Row> {
  /** Unread rows in total, if the host counts them. */
  unread?: number | undefined;
  /** Of all payments that match. */
  totals?: MethodTotal[] | undefined;
}

type Query<Sort, Filter extends string> = {
  page: number;
  size: number;
  sort: Sort;
  direction: Direction;
} & Partial<Record<Filter, string>>;

/** A paged list: its sorting, its filters, and how to load a page. Declare it once, outside components. */
export interface ListSource<Row, Sort extends string, Filter extends string> extends ListRules<
  Sort,
  Filter
> {
  load: (query: Query<Sort, Filter>) => Promise<PageOf<Row>>;
}

/**
 * A list whose page, order and filters are in the address, so that back and forward restore them. It has as many rows per page
 * as chosen for all lists, or a number of its own.
 */
export function useList<Row, Sort extends string, Filter extends string>(
  source: ListSource<Row, Sort, Filter>,
  ownSize?: number,
) {
  const page = useStore($page);
  const state = useMemo(() => readList(source, page?.search ?? {}), [source, page]);
  const rowsPerPage = useStore($rowsPerPage);
  const size = ownSize ?? rowsPerPage;
  const load = useCallback(() => {
    const { page, sort, direction, filters } = state;
    return source.load({ ...filters, page, size, sort, direction } as Query<Sort, Filter>);
  }, [source, state, size]);
  const { resource, retry } = useResource(load);

  // Show the previous page while the next one loads.
  const [shown, setShown] = useState<{ page: PageOf<Row>; load: typeof load } | null>(null);
  if (resource.state === 'ready' && resource.data !== shown?.page)
    setShown({ page: resource.data, load });
  const shownPage = shown?.page ?? null;

  const totalPages = Math.ceil((shownPage?.totalElements ?? 0) / size);
  const isBeyondLast = resource.state === 'ready' && state.page > 0 && state.page >= totalPages;
  const hrefOf = (change: Partial<ListState<Sort, Filter>>) =>
    hereWith(writeList(source, { ...state, page: 0, ...change }));
  const lastPage = hrefOf({ page: Math.max(totalPages - 1, 0) });
  useEffect(() => {
    if (isBeyondLast) open(lastPage, true);
  }, [isBeyondLast, lastPage]);

  const order: Order = {
    sort: state.sort,
    direction: state.direction,
    href: (sort) =>
      hrefOf({
        sort: sort as Sort,
        direction: sort === state.sort && state.direction === 'ASC' ? 'DESC' : 'ASC',
      }),
  };
  const show = (change: Partial<ListState<Sort, Filter>>) => open(hrefOf(change));
  /** Changes a filter without a new history entry. */
  const filter = (name: Filter, value: string) =>
    open(hrefOf({ filters: { ...state.filters, [name]: value } }), true);
  const clearFilters = () => open(hrefOf({ filters: {} }), true);

  return {
    state,
    size,
    resource,
    retry,
    shownPage,
    /** Whether that is another one than the address says, until its own is there. */
    isStale: shown !== null && shown.load !== load,
    totalPages,
    order,
    open: show,
    href: hrefOf,
    filter,
    isFiltered: isFiltered(source, state),
    clearFilters,
    /** Query for a download of the same rows. */
    downloadQuery: { ...state.filters, sort: state.sort, direction: state.direction },
  };
}

export type List<Row, Sort extends string = string, Filter extends string = string> = ReturnType<
  typeof useList<Row, Sort, Filter>
>;
