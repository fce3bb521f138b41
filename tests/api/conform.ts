import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { ErrorBody } from '../../contract/values/common.ts';
import { describe } from '../../server/docs/openapi.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { callsByName } from '../support/calls.ts';

/** The description, with objects closed to further properties. */
const description = JSON.parse(JSON.stringify(describe()), (_, value: AnySchemaObject) =>
  value?.type === 'object' && value.properties && !('additionalProperties' in value)
    ? { ...value, additionalProperties: false }
    : value,
) as ReturnType<typeof describe>;

const ajv = new Ajv2020({ validateFormats: false, strict: true, strictTypes: false });
ajv.addVocabulary(Object.keys(description));
ajv.addSchema(description, 'api');

const names = new Map(Object.entries(callsByName).map(([name, call]) => [call, name as CallName]));
const pointer = (...parts: (string | number)[]) =>
  parts.map((part) => `${part}`.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Each message beside a field has a code; that of the answer is described as required. */
function expectCodes({ errors = {}, codes = {} }: ErrorBody): void {
  expect(Object.keys(codes)).toEqual(Object.keys(errors));
}

/** Expects that the description has this answer and status of the call. */
export function expectDescribed(call: Endpoint, status: number, body: unknown): void {
  if (status >= 400) expectCodes(body as ErrorBody);
  const name = names.get(call)!;
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  const method = call.method.toLowerCase();
  const { responses } = description.paths[path]![method]!;
  expect(Object.keys(responses), `statuses of ${name}`).toContain(`${status}`);
  const place = pointer('paths', path, method, 'responses', status, 'content', 'application/json');
  // Compiled once: each took longer than most calls.
  const fits = ajv.getSchema(encodeURI(`api#/${place}/schema`))!;
  expect(fits(body) ? [] : fits.errors, `answer ${status} of ${name}`).toEqual([]);
}
