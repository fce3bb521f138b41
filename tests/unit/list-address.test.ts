import { expect, test } from 'vitest';
import { readList, writeList } from '../../src/islands/admin/list/list-address.ts';

const rules = {
  sorts: ['model', 'age'],
  usual: { sort: 'model', direction: 'ASC' },
  filters: ['search'],
} as const;

test('an address without parameters is the default list', () => {
  expect(readList(rules, {})).toEqual({ page: 0, sort: 'model', direction: 'ASC', filters: {} });
  expect(writeList(rules, readList(rules, {}))).toEqual({});
});

test('a parsed address is written back unchanged', () => {
  const search = { search: 'bus', sort: 'age', direction: 'DESC', page: '3' };
  expect(readList(rules, search)).toEqual({
    page: 2,
    sort: 'age',
    direction: 'DESC',
    filters: { search: 'bus' },
  });
  expect(writeList(rules, readList(rules, search))).toEqual(search);
});

const nonsense: Record<string, string>[] = [
  { page: '0' },
  { page: '-1' },
  { page: 'x' },
  { sort: 'password' },
  { direction: 'up' },
];
test.each(nonsense)('%o counts as not said', (search) =>
  expect(readList(rules, search)).toEqual(readList(rules, {})),
);

test('an empty filter is left out', () => {
  const state = { ...readList(rules, {}), filters: { search: '' } };
  expect(writeList(rules, state)).toEqual({});
});
