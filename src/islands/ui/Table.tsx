import { useId, type CSSProperties, type ReactNode } from 'react';
import type { Direction } from '../../../contract/wire/paging.ts';
import { Icon } from './Icon.tsx';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Aligns right, with tabular figures. */
  numeric?: boolean;
  /** The property by which this column sorts the list. */
  sort?: string;
  /** The grid area of its cells, for a list whose own styles stack them. */
  area?: string;
  /** Its share of what the others leave, where rows share columns that are as wide as what they hold. */
  grows?: number;
  /** Below the rows, in a row of its own. */
  total?: ReactNode;
  /** Where cells are stacked as a phone's card, the title stands above the value. */
  isNamed?: boolean;
}

/** A list's order, and the address of each other order. */
export interface Order {
  sort: string;
  direction: Direction;
  href: (sort: string) => string;
}

/** Which rows are chosen, with a checkbox for each. */
export interface RowChoice<Row> {
  /** Names the checkbox of all rows, in the head. */
  all: string;
  /** Names a row's checkbox. */
  label: (row: Row) => string;
  isChosen: (row: Row) => boolean;
  isDisabled: (row: Row) => boolean;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
}

/** Rows below a title of their own; a group may be empty. */
export interface RowGroup<Row> {
  title: string;
  rows: readonly Row[];
  /** Stands after their number. */
  note?: string;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The same rows, where they stand in groups. */
  groups?: readonly RowGroup<Row>[];
  rowKey: (row: Row) => string | number;
  /** Address of a row's details; the link is in the first cell and covers the row. */
  rowHref?: (row: Row) => string;
  rowClass?: (row: Row) => string;
  tableClass?: string | undefined;
  empty: string;
  order?: Order;
  choice?: RowChoice<Row> | undefined;
  /** What else can be done with a row. */
  menu?: ((row: Row) => ReactNode) | undefined;
}

/** For styles by which rows share columns: what chooses a row and its menu are as wide as a target. */
function tracksOf<Row>({ columns, choice, menu }: Props<Row>) {
  const target = 'var(--target)';
  const tracks = columns.map(({ grows }) => (grows ? `minmax(0, ${grows}fr)` : 'auto'));
  const all = [...(choice ? [target] : []), ...tracks, ...(menu ? [target] : [])];
  return { '--tracks': all.join(' ') } as CSSProperties;
}

/** For styles that stack cells. */
const areaOf = (area = 'auto') => ({ '--area': area }) as CSSProperties;

/** A table, or `empty` if there are no rows. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, groups, tableClass = '', empty, order, choice, menu } = props;
  if (rows.length === 0 && !groups) return <p className="notice notice--info">{empty}</p>;
  return (
    <div className="table-frame">
      <table className={`table ${tableClass}`} style={tracksOf(props)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className="table__choice">
                <AllRows rows={rows} choice={choice} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.title} {...column} order={order} />
            ))}
            {menu && <td className="table__menu" />}
          </tr>
        </thead>
        {groups ? (
          groups.map((group) => <Group key={group.title} {...props} group={group} />)
        ) : (
          <tbody>
            <Rows {...props} />
            {columns.some(({ total }) => total !== undefined) && (
              <Rows
                columns={columns.map((column) => ({ ...column, cell: () => column.total }))}
                rows={rows.slice(0, 1)}
                rowKey={() => 'total'}
                rowClass={() => 'table__total'}
                caption={caption}
                empty={empty}
              />
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}

function Group<Row>({ group, ...props }: Props<Row> & { group: RowGroup<Row> }) {
  const id = useId();
  const { columns, choice, menu } = props;
  return (
    <tbody aria-labelledby={id}>
      <tr className="table__group">
        <th id={id} scope="rowgroup" colSpan={columns.length + (choice ? 1 : 0) + (menu ? 1 : 0)}>
          {group.title}{' '}
          <span className="table__count">
            {group.rows.length}
            {group.note && `, ${group.note}`}
          </span>
        </th>
      </tr>
      <Rows {...props} rows={group.rows} />
    </tbody>
  );
}

function Rows<Row>({ columns, rows, rowKey, rowHref, rowClass, choice, menu }: Props<Row>) {
  return (
    <>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          className={rowClass?.(row)}
          data-chosen={choice?.isChosen(row) || undefined}
        >
          {choice && <Choice row={row} choice={choice} />}
          {columns.map(({ title, numeric, area, isNamed, cell }, index) => (
            <td
              key={title}
              data-title={title}
              data-area={area}
              data-named={isNamed || undefined}
              style={areaOf(area)}
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
          {menu && <td className="table__menu">{menu(row)}</td>}
        </tr>
      ))}
    </>
  );
}

/** A row's checkbox. The whole cell is its target, above the link that covers the row. */
function Choice<Row>({ row, choice }: { row: Row; choice: RowChoice<Row> }) {
  return (
    <td className="table__choice">
      <label>
        <input
          type="checkbox"
          aria-label={choice.label(row)}
          checked={choice.isChosen(row)}
          disabled={choice.isDisabled(row)}
          onChange={({ target }) => choice.onChoose([row], target.checked)}
        />
      </label>
    </td>
  );
}

/** Chooses all rows, or none. */
function AllRows<Row>({ rows, choice }: { rows: readonly Row[]; choice: RowChoice<Row> }) {
  const chosen = rows.filter(choice.isChosen).length;
  const isAll = chosen === rows.length;
  return (
    <label>
      <input
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !isAll;
        }}
        type="checkbox"
        checked={isAll}
        disabled={rows.every(choice.isDisabled)}
        onChange={() => choice.onChoose(rows, !isAll)}
      />
      <span className="table__all">{choice.all}</span>
    </label>
  );
}

type ColumnHeaderProps = Pick<Column<never>, 'title' | 'numeric' | 'sort' | 'area'> & {
  order: Order | undefined;
};

/** A column's header; a link if the list can be sorted by it. */
function ColumnHeader({ title, numeric, sort, area, order }: ColumnHeaderProps) {
  const isSorted = sort !== undefined && order?.sort === sort;
  const isAscending = order?.direction === 'ASC';
  return (
    <th
      scope="col"
      data-area={area}
      style={areaOf(area)}
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
