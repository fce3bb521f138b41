import { describe, expect, test } from 'vitest';
import { addedBy, capOf } from '../../src/islands/admin/counter/ReturnPreview.tsx';
import { emptyStep, stepForm, timeOf } from '../../src/islands/admin/counter/step-form.ts';
import '../support/load-texts.ts';

describe('stepForm', () => {
  const rules = { leastKm: 1000, needsReason: false };
  const typed = { ...emptyStep, mileageKm: '1.200', fuelEighths: '8' };
  const errorsOf = (form: object, changed = {}) => {
    const { error } = stepForm({ ...rules, ...changed }).safeParse({ ...typed, ...form });
    return error?.issues.map(({ path }) => path[0]) ?? [];
  };

  test('takes what was read off', () => {
    expect(stepForm(rules).parse(typed)).toMatchObject({ mileageKm: 1200, fuelEighths: 8 });
  });

  test.each([
    [{ mileageKm: '' }, ['mileageKm']],
    [{ mileageKm: '999' }, ['mileageKm']],
    [{ mileageKm: '1000' }, []],
    [{ fuelEighths: '' }, ['fuelEighths']],
    [{ fuelEighths: null }, ['fuelEighths']],
    [{ fuelEighths: '9' }, ['fuelEighths']],
    [{ mileageKm: 'x', atDate: '2026-01-02' }, ['mileageKm', 'atTime']],
    [{ atDate: '2199-01-02', atTime: '10:00' }, ['atTime']],
    [{ atDate: '2026-01-02', atTime: '10:00' }, []],
  ])('of %j complains of %j', (form, fields) => {
    expect(errorsOf(form)).toEqual(fields);
  });

  test('asks for a reason where it must', () => {
    expect(errorsOf({}, { needsReason: true })).toEqual(['reason']);
    expect(errorsOf({ reason: ' ' }, { needsReason: true })).toEqual(['reason']);
    expect(errorsOf({ reason: 'Abschlepper' }, { needsReason: true })).toEqual([]);
  });

  test('a time alone is one of today, and nothing is now', () => {
    expect(timeOf({ atDate: '', atTime: '' })).toBeUndefined();
    expect(timeOf({ atDate: '2026-01-02', atTime: '10:00' })).toBe('2026-01-02T10:00');
    expect(timeOf({ atDate: '', atTime: '10:00' })).toMatch(/^\d{4}-\d{2}-\d{2}T10:00$/);
  });
});

test('addedBy tells a longer rental from what is charged besides', () => {
  const line = (kind: string, amount: number) => ({
    kind,
    amount,
    quantity: 1,
    unit: 'hour',
    unitPrice: amount,
    text: null,
  });
  const [day, fuel] = [line('rental', 79), line('fuel', 25)];
  const lines = [day, line('rental', 50), line('discount', -5), fuel];
  const before = [day, line('rental', 12.5), line('discount', -5)];
  expect(addedBy({ lines, addedLines: [lines[1]!, fuel] }, before)).toEqual({
    late: 37.5,
    extras: [fuel],
  });
});

test.each([
  ['a week', ['week'], 'week'],
  ['days after a week', ['week', 'day'], 'day'],
  ['hours', ['day', 'hour'], 'rental'],
])('late hours that add nothing are covered by the last price of %s', (_, units, cap) => {
  const lines = units.map((unit) => ({
    kind: 'rental',
    unit,
    quantity: 1,
    unitPrice: 79,
    amount: 79,
    text: null,
  }));
  expect(capOf([...lines, { ...lines[0]!, kind: 'fuel', unit: 'eighth' }])).toBe(cap);
});
