import type { ReactNode } from 'react';
import type { Direction } from '../../../contract/common.ts';
import { Icon } from './Icon.tsx';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Aligns right, with tabular figures. */
  numeric?: boolean;
  /** The property by which this column sorts the list. */
  sort?: string;
}

/** A list's order, and the address of each other order. */
export interface Order {
  sort: string;
  direction: Direction;
  href: (sort: string) => string;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Address of a row's details; the link is in the first cell and covers the row. */
  rowHref?: (row: Row) => string;
  rowClass?: (row: Row) => string;
  empty: string;
  order?: Order;
}

/** A table, or `empty` if there are no rows. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, rowHref, rowClass, empty, order } = props;
  if (rows.length === 0) return <p className="notice notice--info">{empty}</p>;
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column.title} {...column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map(({ title, numeric, cell }, index) => (
                <td
                  key={title}
                  data-title={title}
                  className={numeric ? 'table__number' : undefined}
                >
                  {index === 0 && rowHref ? (
                    <a className="table__link cover-link" href={rowHref(row)}>
                      {cell(row)}
                    </a>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeaderProps {
  title: string;
  numeric?: boolean;
  sort?: string;
  order: Order | undefined;
}

/** A column's header; a link if the list can be sorted by it. */
function ColumnHeader({ title, numeric, sort, order }: ColumnHeaderProps) {
  const isSorted = sort !== undefined && order?.sort === sort;
  const isAscending = order?.direction === 'ASC';
  return (
    <th
      scope="col"
      className={numeric ? 'table__number' : undefined}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      {sort !== undefined && order ? (
        <a className="table__sort" href={order.href(sort)}>
          {title}
          {isSorted && <Icon name={isAscending ? 'up' : 'down'} size={14} />}
        </a>
      ) : (
        title
      )}
    </th>
  );
}
