import { beforeAll, expect, test } from 'vitest';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { listChoices } from '../../contract/reservations/search.ts';
import { administrator, inDays, newCustomer, newVehicle, unique, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, inHours } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const times = { pickUpDateTime: inDays(3), dropOffDateTime: inDays(3, '14:00') };

async function choices(query: Record<string, string | number>) {
  const { body } = await call(listChoices, { token: admin, query: { ...times, ...query } });
  return body;
}

const block = (vehicleId: number, until: string | null) =>
  call(createBlock, {
    token: admin,
    body: { vehicleId, from: inDays(2), until, reason: 'repair', note: '' },
  });

test('the free ones come first, then those that are free again soonest, each with the same kind first', async () => {
  const model = unique('Wahl');
  let count = 0;
  const vehicle = (category: string, more = {}) =>
    newVehicle(admin, { model: `${model} ${(count += 1)}`, category, ...more });
  const [own, later, sooner, openEnded] = [
    await vehicle('van', { pricePerHour: 10, pricePerDay: null, pricePerWeek: null }),
    await vehicle('van'),
    await vehicle('van'),
    await vehicle('van'),
  ];
  const other = await vehicle('estate', { pricePerHour: 20, pricePerDay: null });
  const same = await vehicle('van');
  await block(later, inDays(6));
  await block(sooner, inDays(4));
  await block(openEnded, null);
  const { id } = await book(admin, customer.id, [70, 80], own);
  const { content, last } = await choices({ search: model, reservationId: id, size: 10 });
  expect(last).toBe(true);
  expect(content.map((choice) => choice.id)).toEqual([own, same, other, sooner, later, openEnded]);
  expect(content[2]).toMatchObject({ available: true, isSameKind: false, takenUntil: null });
  expect(content.slice(3).map(({ available, takenUntil }) => [available, takenUntil])).toEqual([
    [false, inDays(4)],
    [false, inDays(6)],
    [false, null],
  ]);
  const page = await choices({ search: model, reservationId: id, size: 2 });
  expect([page.content.length, page.last]).toEqual([2, false]);
});

test('of the free ones those come first that stand where the rental begins, or nowhere in particular', async () => {
  const model = unique('Wahl');
  const vehicle = (name: string, homePlace: string | null) =>
    newVehicle(admin, { model: `${model} ${name}`, homePlace });
  const north = await vehicle('A', 'bauhof-nord');
  const south = await vehicle('B', 'lager-sued');
  const anywhere = await vehicle('C', null);
  const found = async (pickUpPlace?: string) =>
    (await choices({ search: model, ...(pickUpPlace && { pickUpPlace }) })).content.map(
      ({ id }) => id,
    );
  expect(await found('lager-sued')).toEqual([south, anywhere, north]);
  expect(await found('bauhof-nord')).toEqual([north, anywhere, south]);
  expect(await found()).toEqual([north, south, anywhere]);
});

test('for a new rental, what is blocked is taken', async () => {
  const model = unique('Wahl');
  await block(await newVehicle(admin, { model }), inDays(4));
  const { content } = await choices({ search: model });
  expect(content).toMatchObject([{ available: false, takenUntil: inDays(4) }]);
});

test('a plate is found in any writing, and a kind by its category', async () => {
  const letters = unique('')
    .slice(-4)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '7');
  const licencePlate = `WA-HL ${letters}`;
  const id = await newVehicle(admin, { licencePlate, category: 'minibus' });
  const found = await choices({ search: `wahl${letters.toLowerCase()}` });
  expect(found.content.map((choice) => choice.id)).toEqual([id]);
  const kinds = await choices({ search: 'gibt es nicht', categories: 'minibus', size: 1000 });
  expect(kinds.content.map((choice) => choice.id)).toContain(id);
  expect(new Set(kinds.content.map(({ category }) => category))).toEqual(new Set(['minibus']));
});

test('one that is past due is none that can be had soon', async () => {
  const model = unique('Wahl');
  await newVehicle(admin, { model, inspectionDueOn: inDays(-1).slice(0, 10) });
  const soon = { pickUpDateTime: inHours(1), dropOffDateTime: inHours(12) };
  const { content } = await choices({ ...soon, search: model });
  expect(content).toMatchObject([{ available: false, ready: false, takenUntil: null }]);
});
