import { beforeAll, expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import { deleteView, listViews, renameView, saveView } from '../../contract/office/views.ts';
import { english } from '../support/english.ts';
import { newAdministrator, type Customer } from './actors.ts';
import { call } from './call.ts';
import { refusal } from './counter-desk.ts';

let me: Customer;
let colleague: Customer;
beforeAll(async () => {
  [me, colleague] = [await newAdministrator(), await newAdministrator()];
});

const screen = 'reservations';
const save = (name: unknown, query: unknown = 'state=late', { token } = me) =>
  call(saveView, { token, body: { screen, name, query } });
const list = async ({ token } = me) => (await call(listViews, { token, query: { screen } })).body;
const remove = (id: number, { token } = me) => call(deleteView, { token, params: { id } });

test('a view is saved, listed by name, replaced by one of its name, and deleted', async () => {
  const { status, body } = await save('Überfällig', 'state=late&sort=dropOffTime&direction=ASC');
  expect([status, body.message]).toEqual([200, english.views.saved]);
  await save('  Anhänger ', '');
  expect((await list()).map(({ name }) => name)).toEqual(['Anhänger', 'Überfällig']);
  const { body: again } = await save('ÜBERFÄLLIG', 'state=out');
  expect(again.view).toEqual({ id: body.view.id, screen, name: 'ÜBERFÄLLIG', query: 'state=out' });
  expect(await list()).toHaveLength(2);
  expect((await remove(body.view.id)).body.message).toBe(english.views.deleted);
  expect((await list()).map(({ name }) => name)).toEqual(['Anhänger']);
});

test('a view gets another name, which no other view has', async () => {
  const owner = await newAdministrator();
  const { body } = await save('Alt', 'state=late', owner);
  await save('Vergeben', '', owner);
  const rename = (name: string, { token } = owner, id = body.view.id) =>
    call(renameView, { token, params: { id }, body: { name } });
  expect((await rename(' Neu ')).body.message).toBe(english.views.renamed);
  expect((await rename('NEU')).status).toBe(200);
  const taken = await rename('vergeben');
  expect(refusal(taken)).toEqual([409, 'view_exists']);
  expect(taken.body.errors).toEqual({ name: english.views.exists });
  expect((await rename('')).status).toBe(400);
  expect(refusal(await rename('Fremd', me))).toEqual([404, 'view_not_found']);
  expect(refusal(await rename('Weg', owner, 2_000_000_000))).toEqual([404, 'view_not_found']);
  expect((await list(owner)).map(({ name, query }) => [name, query])).toEqual([
    ['NEU', 'state=late'],
    ['Vergeben', ''],
  ]);
});

test('each administrator has their own', async () => {
  const { body } = await save('Meine');
  expect(await list(colleague)).toEqual([]);
  expect(refusal(await remove(body.view.id, colleague))).toEqual([404, 'view_not_found']);
  expect((await list()).some(({ name }) => name === 'Meine')).toBe(true);
});

test.each([
  ['name', '', 'state=late'],
  ['name', 'x'.repeat(limits.views.name + 1), ''],
  ['name', 'a\u0000b', ''],
  ['query', 'Zu viel', 'x'.repeat(limits.views.query + 1)],
  ['query', 'Leerzeichen', 'a b'],
  ['query', 'Zahl', 7],
])('nothing is saved with a wrong %s', async (field, name, query) => {
  const { status, body } = await save(name, query);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
});

test('an unknown screen has none', async () => {
  const { token } = me;
  expect((await call(listViews, { token, query: { screen: 'users' } })).status).toBe(400);
  const body = { screen: 'users', name: 'x', query: '' };
  expect((await call(saveView, { token, body })).status).toBe(400);
});

test('there is a most, even for those that are saved at once', async () => {
  const owner = await newAdministrator();
  const names = Array.from({ length: limits.views.count + 5 }, (_, index) => `Ansicht ${index}`);
  const answers = await Promise.all(names.map((name) => save(name, '', owner)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.views.count);
  const refused = answers.find(({ status }) => status !== 200)!;
  expect(refusal(refused)).toEqual([409, 'too_many_views']);
  const [known] = await list(owner);
  expect((await save(known!.name, 'state=out', owner)).status).toBe(200);
});
