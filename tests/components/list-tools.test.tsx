import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { limits } from '../../contract/values/limits.ts';
import { adminTexts } from '../../src/texts/en/admin.ts';
import { finderTexts } from '../../src/texts/en/finder.ts';
import { listTexts } from '../../src/texts/en/lists.ts';
import { PageControls } from '../../src/islands/admin/list/PageControls.tsx';
import { $rowsPerPage } from '../../src/islands/admin/list/rows-per-page.ts';
import { SelectionBar } from '../../src/islands/admin/list/SelectionBar.tsx';
import { useList, type ListSource } from '../../src/islands/admin/list/use-list.ts';
import { useSelection } from '../../src/islands/admin/list/use-selection.ts';
import { isView } from '../../src/islands/admin/list/use-views.ts';
import { ViewsDialog } from '../../src/islands/admin/list/ViewsDialog.tsx';
import { $page } from '../../src/islands/admin/shell/router.ts';
import { StateFilters } from '../../src/islands/admin/reservations/StateFilters.tsx';
import { Table } from '../../src/islands/ui/Table.tsx';
import { vehicleTexts } from '../../contract/texts/en/vehicles.ts';
import { english } from '../support/english.ts';
import { render } from './render.tsx';

interface Row {
  id: number;
  name: string;
}
const rowsOf = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `R-${from + index}` }));

/** A list of two pages whose rows can be chosen. */
function List({ size = 3 }) {
  const [first, setFirst] = useState(1);
  const rows = rowsOf(first, size);
  const selection = useSelection<Row>(({ name }) => name);
  return (
    <>
      <SelectionBar selection={selection}>
        <button type="button">Do it</button>
      </SelectionBar>
      <Table
        caption="Rows"
        columns={[{ title: 'Number', cell: ({ name }) => name }]}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#row-${id}`}
        empty="None"
        choice={selection.choice}
      />
      <button type="button" onClick={() => setFirst(first === 1 ? size + 1 : 1)}>
        Turn over
      </button>
    </>
  );
}

/** A list whose next rows never come. */
const slow: ListSource<Row, 'id', 'search'> = {
  sorts: ['id'],
  usual: { sort: 'id', direction: 'ASC' },
  filters: ['search'],
  load: ({ search }) =>
    search
      ? new Promise(() => undefined)
      : Promise.resolve({ content: rowsOf(1, 3), totalElements: 3 }),
};

function SlowList() {
  const list = useList(slow);
  const selection = useSelection<Row>(({ name }) => name, list.isStale);
  return (
    <>
      <Table
        caption="Rows"
        columns={[{ title: 'Name', cell: ({ name }: Row) => name }]}
        rows={list.shownPage?.content ?? []}
        rowKey={({ id }) => id}
        empty="No rows"
        choice={selection.choice}
      />
      <SelectionBar selection={selection}>{null}</SelectionBar>
      <button type="button" onClick={() => list.filter('search', 'other')}>
        Search
      </button>
      <button type="button" onClick={list.retry}>
        Again
      </button>
    </>
  );
}

const { selection, views } = listTexts;
const all = page.getByRole('checkbox', { name: selection.page });
const box = (name: string) => page.getByRole('checkbox', { name: selection.row(name) });
const button = (name: string) => page.getByRole('button', { name });
const status = page.getByRole('status');

describe('rows that can be chosen', () => {
  test('are counted, and what can be done with them appears', async () => {
    render(<List />);
    expect(button('Do it').elements()).toEqual([]);
    await box('R-2').click();
    await expect.element(status).toMatchTextContent(selection.count(1));
    await expect.element(button('Do it')).toBeVisible();
    await expect.element(all).not.toBeChecked();
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
  });

  test('are none of those that are about to go', async () => {
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    $page.open('/admin/reservations');
    render(<SlowList />);
    await button('Again').click();
    await expect.element(all).toBeEnabled();
    await button('Search').click();
    await expect.element(all).toBeDisabled();
  });

  test('are all of a page at once, and stay chosen on another page', async () => {
    render(<List />);
    await all.click();
    await expect.element(box('R-3')).toBeChecked();
    await button('Turn over').click();
    await expect.element(box('R-4')).not.toBeChecked();
    await expect.element(all).not.toBeChecked();
    await all.click();
    await expect.element(status).toMatchTextContent(selection.count(6));
    await all.click();
    await expect.element(status).toMatchTextContent(selection.count(3));
  });

  test('are chosen by the keyboard, before the link of the row', async () => {
    render(<List />);
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect.element(box('R-1')).toBeChecked();
    await expect.element(box('R-1')).toHaveFocus();
    (box('R-1').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('R-1');
  });

  test('are let go of together; the focus goes to the checkbox of the page', async () => {
    render(<List />);
    await all.click();
    await button(selection.clear).click();
    await expect.element(box('R-1')).not.toBeChecked();
    await expect.element(all).toHaveFocus();
    expect(button('Do it').elements()).toEqual([]);
  });

  test('are not more than can be dealt with at once', async () => {
    render(<List size={limits.selected + 1} />);
    await all.click();
    await expect.element(status).toMatchTextContent(selection.count(limits.selected));
    await expect.element(status).toMatchTextContent(selection.full(limits.selected));
    await expect.element(box(`R-${limits.selected + 1}`)).toBeDisabled();
    await box('R-1').click();
    await expect.element(box(`R-${limits.selected + 1}`)).toBeEnabled();
  });
});

describe('a view', () => {
  test.each([
    ['state=late', 'state=late', true],
    ['state=late&category=van', 'category=van&state=late', true],
    ['state=late', 'state=late&page=3', true],
    ['', '', true],
    ['state=late', 'state=out', false],
    ['', 'state=out', false],
  ])('%j is shown by %j: %j', (query, search, isShown) => {
    expect(isView({ query }, search)).toBe(isShown);
  });

  const saved = { id: 7, screen: 'reservations', name: 'Überfällig', query: 'state=late' } as const;
  const show = (query: string) =>
    render(
      <ViewsDialog
        screen="reservations"
        query={query}
        views={[saved]}
        onChange={vi.fn()}
        onClose={vi.fn()}
      />,
    );
  const name = page.getByLabelText(views.name);

  test('needs a name, which is said beside the field', async () => {
    show('state=out');
    await button(views.save).click();
    await expect.element(page.getByText(english.views.name)).toBeVisible();
    await expect.element(name).toHaveFocus();
    await name.fill('x'.repeat(limits.views.name + 5));
    await expect.element(name).toHaveValue('x'.repeat(limits.views.name));
  });

  test('that is shown already is offered under its name', async () => {
    show('state=late');
    await expect.element(name).toHaveValue(saved.name);
    await expect.element(button(views.remove(saved.name))).toBeVisible();
  });
});

describe('the pages of a list', () => {
  const open = vi.fn<(change: object) => void>();
  const show = (totalPages: number) => {
    open.mockReset();
    render(<PageControls list={{ size: 20, totalPages, open }} />);
  };
  const field = page.getByLabelText(adminTexts.goToPage);

  test('have another size', async () => {
    show(1);
    await page.getByRole('combobox').selectOptions('50');
    expect(open).toHaveBeenCalledWith({ page: 0 });
    expect($rowsPerPage.get()).toBe(50);
    expect(field.elements()).toEqual([]);
  });

  test.each([
    ['4', { page: 3 }],
    ['400', { page: 8 }],
    ['0', null],
    ['', null],
  ])('are opened by number: %j', async (typed, opened) => {
    show(9);
    await field.fill(typed);
    await button(adminTexts.go).click();
    if (opened) expect(open).toHaveBeenCalledWith(opened);
    else expect(open).not.toHaveBeenCalled();
  });
});

test('the list is filtered by state, kind of vehicle and words', async () => {
  const filter = vi.fn<(name: string, value: string) => void>();
  render(<StateFilters filters={{ state: 'open' }} onFilter={filter} />);
  await page.getByLabelText(finderTexts.state).selectOptions('late');
  expect(filter).toHaveBeenLastCalledWith('state', 'late');
  await page.getByLabelText(vehicleTexts.category).selectOptions('van');
  expect(filter).toHaveBeenLastCalledWith('category', 'van');
  await page.getByLabelText(finderTexts.words).fill('R-12');
  await expect.poll(() => filter.mock.lastCall).toEqual(['search', 'R-12']);
});
