import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeApi } from '../../contract/wire/docs.ts';
import { administrator, newCustomer, newVehicle, password, times } from './actors.ts';
import { send } from './call.ts';

/** What somebody writes who knows our description only. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Login = components['schemas']['LoginBody'];
type Rental = components['schemas']['CreateReservationBody'];
type Reservation = components['schemas']['Reservation'];

export async function bookCheapest(baseUrl: string, login: Login, model: string, rental: Rental): Promise<Reservation> {
  const client = createClient<paths>({ baseUrl });
  const { data: session, error } = await client.POST('/login', { body: login });
  if (!session) throw new Error(error.message);
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', 'Bearer ' + session.token);
      return request;
    },
  });
  const { data: vehicles = [] } = await client.GET('/car/visitors/all');
  const [vehicle] = vehicles.filter((one) => one.model === model).toSorted((a, b) => a.pricePerHour - b.pricePerHour);
  if (!vehicle) throw new Error('No vehicle');
  const { data: booked, error: refusal } = await client.POST('/reservations/add', {
    params: { query: { carId: vehicle.id } },
    body: rental,
  });
  const id = booked?.reservation?.id;
  if (!id) throw new Error(refusal?.code);
  const { data } = await client.GET('/reservations/{id}/auth', { params: { path: { id } } });
  return data!;
}
`;

const options = {
  strict: true,
  noEmit: true,
  target: 'esnext',
  module: 'nodenext',
  lib: ['esnext', 'dom'],
  types: [],
  allowImportingTsExtensions: true,
};

let folder: string;
beforeAll(() => {
  // Within the project, so that the program finds its library.
  mkdirSync('node_modules/.cache', { recursive: true });
  folder = mkdtempSync('node_modules/.cache/generated-client-');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a client that is generated from the description compiles, and books a vehicle', async () => {
  const { text } = await send('GET', describeApi.path);
  const files = {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
    'schema.ts': astToString(await openapiTS(text)),
    'program.ts': program,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);

  const model = `Kombi ${folder.slice(-6)}`;
  await newVehicle(await administrator(), { model });
  const { email } = await newCustomer();
  const { bookCheapest } = (await import(pathToFileURL(join(folder, 'program.ts')).href)) as {
    bookCheapest: (...values: unknown[]) => Promise<{ status: string; car: { model: string } }>;
  };
  const booked = await bookCheapest(inject('api'), { email, password }, model, times(20));
  expect(booked).toMatchObject({ status: 'CREATED', car: { model } });
}, 60_000);
