import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { uploadImage } from '../../contract/vehicles/images.ts';
import { addressOf } from '../support/address.ts';
import { newAdministrator, newCustomer, type Customer } from './actors.ts';
import { send, type Sent } from './call.ts';
import { requests, type Scene } from './requests.ts';
import { callsByName } from '../support/calls.ts';

let canary: Server;
let address: string;
let visits = 0;
let scene: Scene;
beforeAll(async () => {
  canary = createServer((socket) => {
    visits += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/a.png`;
  scene = { admin: await newAdministrator(), customer: await newCustomer() };
});
afterAll(() => canary.close());

type Fields = Record<string, unknown>;

/** The record once with the address in each of its fields, and once with it in fields that the call does not know. */
const lured = (record: Fields): Fields[] => [
  ...Object.keys(record).map((name) => ({ ...record, [name]: address })),
  { ...record, url: address, callback: address, redirect: address, image: [address] },
];

function* luresOf(endpoint: Endpoint, sent: Sent): Iterable<Sent> {
  const { params = {}, query = {}, body } = sent;
  for (const fields of lured(params)) yield { ...sent, params: fields as Sent['params'] };
  for (const fields of lured(query)) yield { ...sent, query: fields as Sent['query'] };
  if (endpoint.body)
    for (const fields of lured((body ?? {}) as Fields)) yield { ...sent, body: fields };
}

function headersOf({ host }: URL) {
  return {
    origin: address,
    referer: address,
    'x-original-url': address,
    'x-callback-url': address,
    forwarded: `host=${host}`,
    'x-forwarded-host': host,
  };
}

/** Calls after which the caller's token or password is no longer good. */
const endsLogIn = new Set<CallName>(['logout', 'eraseAccount', 'changePassword']);

test('the canary notices requests', async () => {
  await fetch(address).catch(() => null);
  expect(visits).toBe(1);
  visits = 0;
});

test.each(Object.entries(callsByName) as [CallName, Endpoint][])(
  '%s: no address of a request leads anywhere',
  async (name, endpoint) => {
    const caller: Customer = endsLogIn.has(name) ? await newAdministrator() : scene.admin;
    const sent = await requests[name](scene, caller);
    for (const lure of luresOf(endpoint, sent)) {
      const all = { ...lure, token: caller.token, headers: headersOf(new URL(address)) };
      const { status } = await send(endpoint.method, addressOf(endpoint, all), all);
      expect(status).toBeLessThan(500);
    }
    expect(visits).toBe(0);
  },
);

test('links in an uploaded SVG are not fetched', async () => {
  const drawing = `<?xml version="1.0"?><!DOCTYPE svg SYSTEM "${address}">
    <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="${address}"/></svg>`;
  for (const type of ['image/svg+xml', 'image/png']) {
    const body = new FormData();
    body.append('file', new Blob([drawing], { type }), 'drawing.svg');
    const { token } = scene.admin;
    const { status } = await send('POST', addressOf(uploadImage), { body, token });
    expect(status).toBe(415);
  }
  expect(visits).toBe(0);
});
