import type { ReactNode } from 'react';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Table, type Column, type RowChoice } from '../../ui/Table.tsx';
import { FilterNote } from './FilterNote.tsx';
import { LazyPageControls } from './LazyPageControls.tsx';
import type { List } from './use-list.ts';
import styles from './ListView.module.css';
import { Unavailable } from '../shell/Unavailable.tsx';
import { useIsPhone } from '../../../lib/page/use-media.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

const SortMenu = lazyWith(null)(() => import('./SortMenu.tsx'), 'SortMenu');

interface Props<Row, Sort extends string, Filter extends string> {
  list: List<Row, Sort, Filter>;
  caption: string;
  columns: readonly Column<Row>[];
  rowHref?: (row: Row) => string;
  empty: string;
  choice?: RowChoice<Row> | undefined;
  tableClass?: string | undefined;
  menu?: ((row: Row) => ReactNode) | undefined;
  /** Stands below the table, if there are rows. */
  below?: ReactNode;
}

/** A list as a table with sorting and paging, or the reason why it failed to load. */
export function ListView<
  Row extends { id: number | string },
  Sort extends string,
  Filter extends string,
>({ list, below, ...table }: Props<Row, Sort, Filter>) {
  const { resource, shownPage, state, totalPages, order } = list;
  const isPhone = useIsPhone();
  if (resource.state === 'failed')
    return <Unavailable title={table.caption} failure={resource} onRetry={list.retry} />;
  if (!shownPage) return <Loading />;
  const busy = resource.state === 'loading';
  const first = state.page * list.size;
  return (
    <div className={`stack ${styles.list}`} aria-busy={busy}>
      {list.isFiltered && (
        <FilterNote
          count={shownPage.totalElements}
          empty={table.empty}
          onClear={list.clearFilters}
        />
      )}
      {isPhone && shownPage.content.length > 0 && (
        <SortMenu columns={table.columns} order={order} />
      )}
      {(shownPage.content.length > 0 || !list.isFiltered) && (
        <Table {...table} rows={shownPage.content} rowKey={({ id }) => id} order={order} />
      )}
      {shownPage.content.length > 0 && below}
      <div className={`cluster ${styles.footer}`}>
        <p className={`cluster muted ${styles.count}`} role="status">
          {busy && <span className="spinner" aria-hidden="true" />}
          {shownPage.content.length > 0 &&
            adminTexts().rows(first + 1, first + shownPage.content.length, shownPage.totalElements)}
        </p>
        <LazyPageControls list={list} total={shownPage.totalElements} />
        <Pager page={state.page} totalPages={totalPages} onPage={(page) => list.open({ page })} />
      </div>
    </div>
  );
}
