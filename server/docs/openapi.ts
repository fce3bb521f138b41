import { z } from 'zod';
import { calls, type CallName } from '../../contract/calls.ts';
import { errorBody } from '../../contract/values/common.ts';
import {
  idempotencyHeader,
  statusesOf,
  versionHeader,
  type Endpoint,
} from '../../contract/wire/endpoint.ts';
import { idempotencyKey } from '../../contract/wire/idempotency.ts';
import { rolesWith } from '../../contract/wire/rights.ts';
import type { WireNames } from '../../contract/wire/wire-names.ts';
import { exampleOf, type Example } from './example-of.ts';
import { limitsInWords } from './limits-of-calls.ts';
import { etagExample, idempotencyExample } from './samples.ts';
import { schemaWriter, type Schema } from './schemas.ts';
import { introduction, meanings } from './texts.ts';
import type { Operation, Parameter, Response } from './types.ts';

type Writer = ReturnType<typeof schemaWriter>;

/** The description of the API in OpenAPI 3.1, read off the contract. */
export function describe() {
  const schemas = schemaWriter();
  /** By path and method. */
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { group, named } of calls)
    for (const [name, call] of named)
      for (const [place, path] of [call.path, ...(call.aliases ?? [])].entries()) {
        const operation = { ...operationOf(name, call, schemas), tags: [group] };
        const older = { ...operation, operationId: `${name}Older${place}`, deprecated: true };
        const item = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
        item[call.method.toLowerCase()] = place === 0 ? operation : older;
      }
  return {
    openapi: '3.1.1',
    info: { title: 'Vehicle rental', version: '1', description: introduction },
    servers: [{ url: '/api' }],
    tags: calls.map(({ group }) => ({ name: group })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(name: CallName, call: Endpoint, schemas: Writer): Omit<Operation, 'tags'> {
  const roles = call.right ? rolesWith(call.right) : [];
  const example = exampleOf(name, call);
  return {
    operationId: name,
    summary: call.summary,
    description: [
      accessOf(call, roles),
      ...proofOf(call),
      ...limitsInWords(name).map((limit) => `Limit: ${limit}.`),
    ].join(' '),
    'x-right': call.right,
    'x-needs-proof': call.needsProof,
    security: call.auth === 'none' ? [] : [{ token: roles }],
    parameters: [
      ...parametersOf('path', call.params, example.params, schemas),
      ...parametersOf('query', call.query, example.query, schemas, call.wireNames),
      ...(call.isIdempotent
        ? [headerOf(idempotencyHeader, schemas.value(idempotencyKey), idempotencyExample)]
        : []),
      ...(call.isVersioned && call.method !== 'GET'
        ? [headerOf(versionHeader, { type: 'string' }, etagExample)]
        : []),
    ],
    ...requestOf(name, example, call, schemas),
    responses: Object.fromEntries(
      statusesOf(call).map((status) => [
        status,
        { ...responseOf(name, example, call, status, schemas), ...headersOf(call, status) },
      ]),
    ),
  };
}

function accessOf({ auth, right }: Endpoint, roles: string[]): string {
  if (right) return `For ${roles.join(', ')}: takes the right \`${right}\`.`;
  return auth === 'none' ? 'For anyone.' : 'For logged-in users.';
}

const proofOf = ({ needsProof }: Endpoint): string[] => {
  if (needsProof === false) return [];
  const what =
    needsProof === true ? 'It' : `To change ${needsProof.map((name) => `\`${name}\``).join(', ')}`;
  return [
    `${what} needs a fresh proof: a log-in or \`POST /proof\` within 15 minutes; otherwise it is a 403 with \`proof_needed\`. API keys need none.`,
  ];
};

function parametersOf(
  place: 'path' | 'query',
  part: z.ZodType | undefined,
  example: Record<string, unknown> | undefined,
  schemas: Writer,
  wireNames: WireNames = {},
): Parameter[] {
  if (!(part instanceof z.ZodObject)) return [];
  return Object.entries(part.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name: wireNames[name] ?? name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: schemas.value(field),
    ...(example && name in example && { example: example[name] }),
  }));
}

const headerOf = (name: string, schema: Schema, example: string): Parameter => ({
  name,
  schema,
  example,
  in: 'header',
  required: false,
});

function requestOf(
  name: CallName,
  example: Example,
  { body, upload }: Endpoint,
  schemas: Writer,
): Pick<Operation, 'requestBody'> {
  if (upload) {
    const schema: Schema = {
      type: 'object',
      properties: { [upload]: { type: 'string', format: 'binary' } },
      required: [upload],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const content = { schema: schemas.body(body, name), example: example.body };
  const required = !body.safeParse({}).success;
  return { requestBody: { required, content: { 'application/json': content } } };
}

function headersOf(
  { isVersioned, method, also }: Endpoint,
  status: number,
): Pick<Response, 'headers'> {
  const isRead = method === 'GET' && status < 400 && (isVersioned || also.includes(304));
  if (!isRead && !(isVersioned && status === 412)) return {};
  return { headers: { ETag: { schema: { type: 'string' }, example: etagExample } } };
}

function responseOf(
  name: CallName,
  example: Example,
  call: Endpoint,
  status: number,
  schemas: Writer,
): Response {
  const description = meanings[status]!;
  if (status === 304) return { description };
  if (status >= 400)
    return {
      description,
      content: { 'application/json': { schema: schemas.answer(errorBody, name) } },
    };
  if (call.answer === 'file')
    return { description, content: Object.fromEntries(call.media.map((type) => [type, {}])) };
  const content = { schema: schemas.answer(call.answer, name), example: example.answer };
  return { description, content: { 'application/json': content } };
}
