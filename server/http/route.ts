import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { idempotencyHeader, type Endpoint } from '../../contract/wire/endpoint.ts';
import { idempotencyKey } from '../../contract/wire/idempotency.ts';
import { limits } from '../../contract/values/limits.ts';
import { key } from '../../contract/texts/message-key.ts';
import { fromWireNames, type WireNames } from '../../contract/wire/wire-names.ts';
import { authenticate, authenticateLate, type Guard, type Session } from './authenticate.ts';
import { invalid, refused } from './errors.ts';
import { fieldsOf } from './field-errors.ts';
import { forbidStoring } from './headers.ts';
import { messageFor } from './language.ts';
import { readIfMatch, type Versions } from './versions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    wireNames?: WireNames;
    /** Whom the call is for. */
    guard?: Guard;
  }
}

type Output<Part> = Part extends z.ZodType ? z.output<Part> : undefined;

/** What a handler gets: the parts of the request, checked and converted by the contract. */
export interface Call<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The request's Idempotency-Key; null without one, and where the call takes none. */
  key: string | null;
  /** The versions that the request's If-Match names; null when it may change any. */
  versions: Versions;
  session: E['auth'] extends 'none' ? null : Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.input<E['answer']>
  : FastifyReply;

/** Registers an endpoint of the contract, which names its paths, guard, validation and status. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | FastifyReply>,
): void {
  const { method, path, aliases = [], auth, isPrivate, status, wireNames } = endpoint;
  const onRequest = [
    ...(isPrivate ? [forbidStoring] : []),
    ...(auth === 'none' ? [] : [authenticate(endpoint)]),
  ];
  const preHandler = auth === 'none' ? [] : [authenticateLate];
  for (const url of [path, ...aliases])
    app.route({
      method,
      url,
      onRequest,
      preHandler,
      config: { wireNames, guard: endpoint },
      handler: async (request, reply) => {
        reply.status(status);
        const answer = await handler({
          params: read(endpoint.params, request.params),
          query: readQuery(endpoint, request.query as Record<string, unknown>),
          body: read(endpoint.body, request.body ?? {}),
          key: endpoint.isIdempotent ? readKey(request) : null,
          versions: endpoint.isVersioned ? readIfMatch(request.headers['if-match']) : null,
          session: request.session,
          request,
          reply,
        } as Call<E>);
        return translated(answer, request);
      },
    });
}

/** An answer with its message in the request's language; what was sent already is undefined. */
function translated(answer: unknown, { headers }: FastifyRequest): unknown {
  const isDone = typeof answer === 'object' && answer !== null && 'success' in answer;
  if (!isDone || !('message' in answer)) return answer;
  return { ...answer, message: messageFor(headers, String(answer.message)) };
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value, {
    error: () => key('common.badRequest'),
    reportInput: true,
  });
  if (!success) throw invalid(fieldsOf(error));
  if (!isStorable(data)) throw refused('bad_characters', 'common.badCharacters');
  return data;
}

function readQuery(
  { query, wireNames, ignoresUnknown }: Endpoint,
  sent: Record<string, unknown>,
): unknown {
  if (!query) return undefined;
  if (!ignoresUnknown) refuseUnknown(Object.keys(query.shape), wireNames, sent);
  return read(query, fromWireNames(sent, wireNames));
}

/** Whoever misspells a filter must not get all rows. Throws a 400. */
function refuseUnknown(names: string[], wireNames: WireNames, sent: Record<string, unknown>): void {
  const parameters = names.map((name) => wireNames[name] ?? name);
  const unknown = Object.keys(sent).find((name) => !parameters.includes(name));
  if (unknown === undefined) return;
  const name = unknown.slice(0, limits.search);
  throw refused('unknown_parameter', key('common.unknownParameter', { name }));
}

function readKey({ headers }: FastifyRequest): string | null {
  const value = headers[idempotencyHeader.toLowerCase()];
  if (value === undefined) return null;
  const { success, data } = idempotencyKey.safeParse(value);
  if (!success) throw refused('bad_idempotency_key', 'common.badKey');
  return data;
}

/** PostgreSQL cannot store NUL, a lone surrogate is not valid UTF-8, and what is deeper than any body of ours is none. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return depth < 50 && Object.values(value).every((part) => isStorable(part, depth + 1));
}
