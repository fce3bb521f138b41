import type { ReactNode } from 'react';
import type { Direction } from '../../../contract/common.ts';
import { Icon } from './Icon.tsx';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right-aligned in tabular figures. */
  numeric?: boolean;
  /** The property by which this column sorts the list. */
  sort?: string;
}

/** How a list is sorted, and where it is sorted otherwise. */
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
  /** Address of the row's detail; the first cell holds the link, the whole row follows it. */
  rowHref?: (row: Row) => string;
  rowClass?: (row: Row) => string;
  empty: string;
  order?: Order;
}

/** A list as columns and rows; says so when there are none. */
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
              <Head key={column.title} {...column} order={order} />
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
                    <a className="table__link" href={rowHref(row)}>
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

interface HeadProps {
  title: string;
  numeric?: boolean;
  sort?: string;
  order: Order | undefined;
}

/** A column's head; a link where the list can be sorted by it. */
function Head({ title, numeric, sort, order }: HeadProps) {
  const sorted = sort !== undefined && order?.sort === sort;
  const ascending = order?.direction === 'ASC';
  return (
    <th
      scope="col"
      className={numeric ? 'table__number' : undefined}
      aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      {sort !== undefined && order ? (
        <a className="table__sort" href={order.href(sort)}>
          {title}
          {sorted && <Icon name={ascending ? 'up' : 'down'} size={14} />}
        </a>
      ) : (
        title
      )}
    </th>
  );
}
