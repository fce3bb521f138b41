import { fieldTexts } from '../../src/islands/admin/reservations/field-texts.ts';
import { describe, expect, test } from 'vitest';
import {
  adjustmentToSend,
  byHandOf,
  withByHand,
} from '../../src/islands/admin/reservations/price-by-hand.ts';

const rental = {
  kind: 'rental',
  quantity: 3,
  unit: 'hour',
  unitPrice: 12.5,
  amount: 37.5,
  text: null,
};
const line = (amount: number, text = 'Stammkunde') => ({
  kind: 'adjustment',
  quantity: 1,
  unit: 'flat',
  unitPrice: amount,
  amount,
  text,
});
const computed = { price: 37.5, lines: [rental] };
const set = { price: 32.5, lines: [rental, line(-5)] };
const none = byHandOf([rental]);
const stored = byHandOf(set.lines);

describe('the shown price', () => {
  test('is what the server says while the form sets no other', () => {
    expect(withByHand(computed, none)).toEqual({ ...computed, computed: 37.5 });
    expect(withByHand(set, stored)).toEqual({ ...set, computed: 37.5 });
  });

  test('is the wanted one, with what it differs by', () => {
    const form = { ...none, wantedPrice: '30', byHandReason: ' Stammkunde ' };
    expect(withByHand(computed, form)).toEqual({
      price: 30,
      lines: [rental, line(-7.5)],
      computed: 37.5,
    });
    expect(withByHand(set, { ...stored, wantedPrice: '40,10' }).lines).toEqual([rental, line(2.6)]);
  });

  test('is the computed one again without it', () => {
    const form = { ...none };
    expect(withByHand(set, form)).toEqual({ ...computed, computed: 37.5 });
  });

  test('is less by percent of the rental, not of what else it costs', () => {
    const fee = { ...line(20), kind: 'fee' };
    const form = { ...none, discountPercent: '10', byHandReason: 'Stammkunde' };
    const shown = withByHand({ price: 57.5, lines: [rental, fee] }, form);
    const percent = { ...line(-3.75), quantity: 10, unit: 'percent' };
    expect(shown).toEqual({ price: 53.75, lines: [rental, fee, percent], computed: 57.5 });
    expect(withByHand(shown, byHandOf(shown.lines))).toEqual(shown);
    expect(byHandOf(shown.lines).byHand).toBe('10%');
  });

  test('does without lines where the server knows no rates', () => {
    const old = { price: 100, lines: [line(-20)] };
    expect(withByHand(old, { ...byHandOf(old.lines), wantedPrice: '90' })).toEqual({
      price: 90,
      lines: [line(-30)],
      computed: 120,
    });
  });
});

describe('a save', () => {
  const send = (form: object, before = none) =>
    adjustmentToSend({ ...before, ...form }, before, 37.5);

  test('says nothing of a price that stays as it is', () => {
    expect(send({})).toBeUndefined();
    expect(send({}, stored)).toBeUndefined();
    expect(send({ byHandReason: 'a reason without a price' })).toBeUndefined();
  });

  test('sends the difference to the computed price', () => {
    const wanted = { wantedPrice: '30', byHandReason: 'Stammkunde' };
    expect(send(wanted)).toEqual({ amount: -7.5, text: 'Stammkunde' });
    expect(send({ wantedPrice: '40' }, stored)).toEqual({ amount: 2.5, text: 'Stammkunde' });
  });

  test('sends another reason with the same difference', () => {
    expect(send({ byHandReason: 'Kulanz' }, stored)).toEqual({ amount: -5, text: 'Kulanz' });
  });

  test('sends percent as such, also with another reason', () => {
    const byHandReason = 'Stammkunde';
    const percent = { percent: 10, text: 'Stammkunde' };
    expect(send({ discountPercent: '10', byHandReason })).toEqual(percent);
    expect(send({ discountPercent: '10' }, stored)).toEqual(percent);
    const before = { ...none, byHand: '12.5%', byHandReason: 'Kulanz' };
    expect(send({ byHandReason }, before)).toEqual({ ...percent, percent: 12.5 });
    expect(send({}, before)).toBeUndefined();
    expect(send({ byHand: '', byHandReason: '' }, before)).toBeNull();
  });

  test('removes it, also by wanting the computed price', () => {
    expect(send({ byHand: '', byHandReason: '' }, stored)).toBeNull();
    expect(send({ wantedPrice: '37.50' }, stored)).toBeNull();
  });
});

test('amounts that two administrators changed are compared in the agreed currency', () => {
  const { byHand, wantedPrice } = fieldTexts(() => undefined, 'EUR');
  expect(byHand.show?.('5')).toContain('€');
  expect(byHand.show?.('10%')).toMatch(/^10\s%/);
  expect(wantedPrice.label).toContain('€');
});
