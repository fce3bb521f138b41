import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminTexts } from '../../src/texts/en/admin.ts';
import { Combobox } from '../../src/islands/admin/form/Combobox.tsx';
import type { Option } from '../../src/islands/admin/form/combobox.ts';
import { ApiError } from '../../src/lib/api/api.ts';
import { render } from './render.tsx';

const options: Option[] = [
  { id: 1, text: 'Greta Muster', hint: 'greta@example.com' },
  { id: 2, text: 'Gustav Muster', hint: 'gustav@example.com' },
  { id: 3, text: 'Ida Beispiel', hint: 'ida@example.com' },
  { id: 4, text: 'Ulf Storch', hint: 'ulf@example.com' },
];
const find = vi.fn<(text: string) => Promise<Option[]>>();
const chosen = vi.fn<(option: Option | null) => void>();

beforeEach(() => {
  chosen.mockReset();
  find.mockReset();
  find.mockImplementation(async (text) => options.filter((option) => option.text.includes(text)));
});
afterEach(() => vi.useRealTimers());

function Customer({ first = null, error }: { first?: Option | null; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Combobox
        name="userId"
        label="Customer"
        placeholder="Search"
        error={error}
        value={value}
        find={find}
        onChange={(option) => {
          chosen(option);
          setValue(option);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const input = page.getByRole('combobox', { name: 'Customer' });
const option = (name: string) => page.getByRole('option', { name, exact: false });
const count = page.getByRole('status');
const marked = () => {
  const id = input.element().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

describe('a combobox', () => {
  test('has titles above its groups, which nobody can choose', async () => {
    find.mockResolvedValue([
      options[0]!,
      ...options.slice(1, 3).map((one) => ({ ...one, group: 'Depot' })),
    ]);
    render(<Customer />);
    await userEvent.click(input);
    await expect.element(option('Ida')).toBeVisible();
    const rows = [
      ...document.querySelectorAll('[role=listbox] > li > :first-child, [role=presentation]'),
    ];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Greta Muster',
      'Depot',
      'Gustav Muster',
      'Ida Beispiel',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ text: 'Gustav Muster' }));
  });

  test('is a closed, labelled field that tells its error', async () => {
    render(<Customer error="Please choose a customer" />);
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription('Please choose a customer');
  });

  test('offers what fits, says how many, and marks the first', async () => {
    render(<Customer />);
    await input.fill('Muster');
    await expect.element(count).toHaveTextContent('2 matches');
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    expect(page.getByRole('option').elements()).toHaveLength(2);
    expect(marked()).toContain('Greta Muster');
    await expect.element(option('Greta')).toHaveAttribute('aria-selected', 'true');
  });

  test('is worked by the keyboard, around both ends', async () => {
    render(<Customer />);
    await input.fill('e');
    await expect.element(count).toHaveTextContent('3 matches');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(marked).toContain('Ida');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toContain('Greta');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toContain('Gustav');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue('Gustav Muster');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    expect(chosen.mock.calls).toEqual([[options[1]]]);
    await expect.element(input).toHaveFocus();
  });

  test('takes a press on an option, and keeps the focus', async () => {
    render(<Customer />);
    await input.click();
    await option('Ida').click();
    await expect.element(input).toHaveValue('Ida Beispiel');
    await expect.element(input).toHaveFocus();
    expect(chosen.mock.calls).toEqual([[options[2]]]);
  });

  test.each(['{Escape}', '{Tab}'])('forgets on %s what was typed but not chosen', async (key) => {
    render(<Customer first={options[0]!} />);
    await input.fill('Ida');
    await expect.element(count).toHaveTextContent('1 match');
    await userEvent.keyboard(key);
    await expect.element(input).toHaveValue('Greta Muster');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    expect(chosen).not.toHaveBeenCalled();
  });

  test('takes the choice back when its text is removed', async () => {
    render(<Customer first={options[0]!} />);
    await input.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => chosen.mock.calls).toEqual([[null]]);
    await expect.element(input).toHaveValue('');
  });

  test('replaces what is chosen by what is typed', async () => {
    render(<Customer first={options[0]!} />);
    await input.click();
    await userEvent.keyboard('Ida');
    await expect.element(input).toHaveValue('Ida');
    await expect.element(count).toHaveTextContent('1 match');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue('Ida Beispiel');
    // The next one, without leaving the field.
    await userEvent.keyboard('Ulf');
    await expect.element(input).toHaveValue('Ulf');
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveValue('Ida Beispiel');
    await userEvent.keyboard('{ArrowDown}Gus');
    await expect.element(input).toHaveValue('Gus');
  });

  test('leaves the caret where it is put while it is open', async () => {
    render(<Customer first={options[0]!} />);
    await input.click();
    await userEvent.keyboard('Muster');
    await userEvent.keyboard('{ArrowLeft}{Home}Greta ');
    await expect.element(input).toHaveValue('Greta Muster');
  });

  test('asks once for what is typed without a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<Customer />);
    await input.click();
    await userEvent.keyboard('Gu');
    vi.advanceTimersByTime(100);
    await userEvent.keyboard('s');
    expect(find.mock.calls).toEqual([['']]);
    vi.runAllTimers();
    await expect.element(count).toHaveTextContent('1 match');
    expect(find.mock.calls).toEqual([[''], ['Gus']]);
  });

  test('on Enter before the answer is there takes the first of what was typed', async () => {
    render(<Customer />);
    await input.click();
    await expect.element(count).toHaveTextContent('4 matches');
    await userEvent.keyboard('Ulf{Enter}');
    await expect.element(input).toHaveValue('Ulf Storch');
    expect(chosen.mock.calls).toEqual([[options[3]]]);
  });

  test('offers nothing for other words than those that are typed', async () => {
    render(<Customer />);
    await input.click();
    await expect.element(option('Greta')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.keyboard('Ulf');
    expect(page.getByRole('option').elements()).toEqual([]);
    vi.runAllTimers();
    await expect.element(option('Ulf')).toBeVisible();
  });

  test('says that nothing fits', async () => {
    render(<Customer />);
    await input.fill('Zacharias');
    await expect.element(count).toHaveTextContent(adminTexts.noMatch);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('q{Enter}');
    await expect.element(count).toHaveTextContent(adminTexts.noMatch);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('says why there are no options, and tries again', async () => {
    find.mockRejectedValueOnce(new ApiError(503, 'Please try again later'));
    render(<Customer />);
    await input.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please try again later');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(option('Ida')).toBeVisible();
    await expect.element(input).toHaveFocus();
  });
});
