import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Table, type Column, type Order } from '../../src/islands/ui/Table.tsx';
import { render } from './render.tsx';

interface Row {
  id: number;
  model: string;
  price: number;
}
const rows: Row[] = [
  { id: 7, model: 'Transporter', price: 30 },
  { id: 3, model: 'Kleinwagen', price: 12 },
];
const columns: Column<Row>[] = [
  { title: 'Model', cell: ({ model }) => model, sort: 'model' },
  { title: 'Price', cell: ({ price }) => `$${price}`, numeric: true, sort: 'price' },
  { title: 'Number', cell: ({ id }) => id },
];
const order: Order = { sort: 'price', direction: 'DESC', href: (sort) => `?sort=${sort}` };

const show = (shown: Row[], sorted?: Order) =>
  render(
    <Table
      caption="Vehicles"
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#vehicle-${id}`}
      empty="No vehicles"
      {...(sorted && { order: sorted })}
    />,
  );
const head = (name: string) => page.getByRole('columnheader', { name });

test('a table is named, and its rows stand in the order given', async () => {
  show(rows);
  await expect.element(page.getByRole('table', { name: 'Vehicles' })).toBeVisible();
  const cells = page.getByRole('cell').elements();
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Transporter',
    '$30',
    '7',
    'Kleinwagen',
    '$12',
    '3',
  ]);
});

test('each cell names its column, for screens on which the heads are hidden', async () => {
  show(rows);
  await expect
    .element(page.getByRole('cell', { name: '$12' }))
    .toHaveAttribute('data-title', 'Price');
});

test('a row leads to its detail by the link in its first cell', async () => {
  show(rows);
  await expect
    .element(page.getByRole('link', { name: 'Kleinwagen' }))
    .toHaveAttribute('href', '#vehicle-3');
  expect(page.getByRole('link').elements()).toHaveLength(rows.length);
});

test('the heads say how the list is sorted, and lead to other orders', async () => {
  show(rows, order);
  await expect.element(head('Price')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('Model')).not.toHaveAttribute('aria-sort');
  await expect.element(head('Model').getByRole('link')).toHaveAttribute('href', '?sort=model');
  expect(head('Number').getByRole('link').elements()).toEqual([]);
});

test('the other direction is said too', async () => {
  show(rows, { ...order, direction: 'ASC' });
  await expect.element(head('Price')).toHaveAttribute('aria-sort', 'ascending');
});

test('the keyboard reaches the heads first, then the rows', async () => {
  show(rows, order);
  const reached: (string | null | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}');
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual(['Model', 'Price', 'Transporter', 'Kleinwagen']);
});

test('an empty list says so, without a table', async () => {
  show([]);
  await expect.element(page.getByText('No vehicles')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
});

test('rows stand in groups, which are named and counted, even if empty', async () => {
  render(
    <Table
      caption="Vehicles"
      columns={columns}
      rows={rows}
      groups={[
        { title: 'Vans', rows: rows.slice(0, 1) },
        { title: 'Cars', rows: rows.slice(1) },
        { title: 'Trucks', rows: [] },
      ]}
      rowKey={({ id }) => id}
      empty="No vehicles"
    />,
  );
  const group = (name: string) => page.getByRole('rowgroup', { name });
  await expect.element(group('Vans 1')).toHaveTextContent('Vans 1Transporter$307');
  await expect.element(group('Cars 1')).toHaveTextContent('Cars 1Kleinwagen$123');
  await expect.element(group('Trucks 0')).toBeVisible();
});
