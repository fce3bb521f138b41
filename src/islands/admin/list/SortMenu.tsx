import { Field } from '../../ui/Field.tsx';
import type { Column, Order } from '../../ui/Table.tsx';
import { open } from '../shell/navigation.ts';
import styles from './SortMenu.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  order: Order;
}

/** Sorts the list on small screens, which do not show the column headers. */
export function SortMenu<Row>({ columns, order }: Props<Row>) {
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const ascending = order.direction === 'ASC';
  return (
    <div className={styles.menu}>
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
