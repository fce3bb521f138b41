import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Field } from '../../ui/Field.tsx';
import type { Column, Order } from '../../ui/Table.tsx';
import { open } from '../shell/navigation.ts';
import { $sortSlot } from './sort-slot.ts';
import styles from './SortMenu.module.css';

interface Props {
  columns: readonly Pick<Column<never>, 'title' | 'sort'>[];
  order: Order;
}

/** Sorts the list on phones, which do not show the column headers. */
export function SortMenu({ columns, order }: Props) {
  const slot = useStore($sortSlot);
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const ascending = order.direction === 'ASC';
  const menu = (
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
  return slot ? createPortal(menu, slot) : menu;
}
