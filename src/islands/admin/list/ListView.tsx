import type { ReactNode } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Table, type Column, type RowChoice, type Order } from '../../ui/Table.tsx';
import { FilterNote } from './FilterNote.tsx';
import { LazyPageControls } from './LazyPageControls.tsx';
import type { List } from './use-list.ts';
import styles from './ListView.module.css';
import { Unavailable } from '../shell/Unavailable.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { open } from '../shell/navigation.ts';
import menuStyles from './SortMenu.module.css';

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
      {shownPage.content.length > 0 && <SortMenu columns={table.columns} order={order} />}
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

interface MenuProps<Row> {
  columns: readonly Column<Row>[];
  order: Order;
}

/** Sorts the list on small screens, which do not show the column headers. */
function SortMenu<Row>({ columns, order }: MenuProps<Row>) {
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const ascending = order.direction === 'ASC';
  return (
    <div className={menuStyles.menu}>
      <Field label={adminTexts().sortBy}>
        {(control) => (
          <select
            {...control}
            value={order.sort}
            onChange={({ target }) => open(order.href(target.value))}
          >
            {sortable.map(({ title, sort }) => (
              <option key={title} value={sort}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <a className="button" href={order.href(order.sort)}>
        {ascending ? adminTexts().ascending : adminTexts().descending}
      </a>
    </div>
  );
}
