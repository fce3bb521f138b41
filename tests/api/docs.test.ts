import { describe as group, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { describeApi, showDocs } from '../../contract/wire/docs.ts';
import { statusesOf, type Endpoint } from '../../contract/wire/endpoint.ts';
import { createApp } from '../../server/app.ts';
import { wellKnown } from '../../contract/site/well-known.ts';
import { config } from '../../server/config.ts';
import { exampleOf } from '../../server/docs/example-of.ts';
import { limitsOf } from '../../server/docs/limits-of-calls.ts';
import { describe } from '../../server/docs/openapi.ts';
import type { Schema } from '../../server/docs/schemas.ts';
import { call, send } from './call.ts';
import { expectDescribed } from './conform.ts';
import { noDatabase } from '../support/no-database.ts';
import { callsByName } from '../support/calls.ts';

const all = Object.entries(callsByName) as [CallName, Endpoint][];
const description = describe();
const operation = ({ method, path }: Endpoint, at = path) =>
  description.paths[at.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('every route of the server is in the contract, and every call of the contract is served', async () => {
  const app = await createApp({
    db: noDatabase(),
    config: config({ LOG_LEVEL: 'silent' }),
    site: '/nowhere',
  });
  const addresses = all.flatMap(([, { method, path, aliases = [] }]) =>
    [path, ...aliases].map((url) => ({ method, url: `/api${url}` })),
  );
  for (const address of addresses) expect(app.hasRoute(address), address.url).toBe(true);
  const served = app
    .printRoutes()
    .split('\n')
    .filter((line) => !line.includes('* ('))
    .flatMap((line) => /\(([A-Z, ]+)\)$/.exec(line)?.[1]?.split(', ') ?? [])
    .filter((method) => method !== 'HEAD');
  // Programs know these two, which are no calls.
  expect(served).toHaveLength(addresses.length + Object.keys(wellKnown).length);
});

group.each(all)('%s', (name, endpoint) => {
  test('is described with all its paths and statuses', () => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
      expect(Object.keys(operation(endpoint, path)!.responses).map(Number)).toEqual(
        statusesOf(endpoint),
      );
    expect(operation(endpoint)).toMatchObject({ operationId: name, summary: endpoint.summary });
  });

  test('has an example that the contract accepts', () => {
    const { params, query, body, answer } = exampleOf(name, endpoint);
    expect(endpoint.params?.safeParse(params).error).toBeUndefined();
    expect(endpoint.query?.safeParse(query).error).toBeUndefined();
    expect(endpoint.body?.safeParse(body).error).toBeUndefined();
    if (endpoint.answer !== 'file') expectDescribed(endpoint, endpoint.status, answer);
  });
});

test('every call that limits how often it is made says so', () => {
  const limited = all.filter(([, call]) => call.also.includes(429)).map(([name]) => name);
  expect(Object.keys(limitsOf).concat('createReservation').toSorted()).toEqual(limited.toSorted());
  for (const name of limited)
    expect(operation(callsByName[name])?.description, name).toContain('Limit: ');
});

test('every entity and each of its fields is described, and all rows have a name', () => {
  const { schemas } = description.components;
  const entities = Object.entries(schemas).filter(([name]) => !/(?:Answer|Body|Row)$/.test(name));
  const fields = entities.flatMap(([name, { description: what, properties = {} }]) => [
    [name, what],
    ...Object.entries(properties).map(([field, schema]) => [
      `${name}.${field}`,
      (schema as { description?: string }).description,
    ]),
  ]);
  expect(fields.filter(([, what]) => !what).map(([name]) => name)).toEqual([]);
  const rows = Object.values(schemas).flatMap(({ properties }) => {
    const { items } = (properties?.content ?? {}) as { items?: Schema };
    return items ? (items.anyOf ?? [items]).map((item) => (item as Schema).$ref) : [];
  });
  expect(rows.filter((name) => !name)).toEqual([]);
});

test('every object of a body or answer has a name, which programs that read the description show', () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const contents = operations.flatMap(({ requestBody, responses }) => [
    requestBody?.content['application/json'],
    ...Object.values(responses).map(({ content }) => content?.['application/json']),
  ]);
  const schemas = contents.flatMap((content) => (content?.schema ? [content.schema] : []));
  expect(schemas.filter(({ type }) => type === 'object')).toEqual([]);
  const names = schemas.flatMap(({ $ref }) => ($ref ? [$ref.split('/').at(-1)!] : []));
  const entities = ['Vehicle', 'Reservation', 'User', 'Error', 'Written'];
  expect(Object.keys(description.components.schemas)).toEqual(
    expect.arrayContaining([...names, ...entities]),
  );
});

group('over the wire', () => {
  test('the description follows the contract', async () => {
    const { status, body } = await call(describeApi);
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(description))]);
  });

  // What is large, and for anybody, must cost nothing.
  test.each([describeApi.path, showDocs.path])(
    '%s is written once, and known by a tag',
    async (path) => {
      const tag = async () => (await send('GET', path)).headers.get('etag')!;
      expect(await tag()).toMatch(/^"\S+"$/);
      const again = await send('GET', path, { headers: { 'if-none-match': await tag() } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  test('the page lists every call and runs no script', async () => {
    const { status, headers, text } = await send('GET', showDocs.path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const [name, { path, summary }] of all) {
      expect(text).toContain(`id="${name}"`);
      expect(text).toContain(`/api${path.replace(/:(\w+)/g, '{$1}')}</h3>`);
      expect(text).toContain(summary.replaceAll(/`(.*?)`/g, '<code>$1</code>'));
    }
    expect(text).not.toMatch(/<script| on\w+=| style=/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /,
    );
  });
});
