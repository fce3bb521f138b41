import type { z } from 'zod';

/** Header of a request that shall be carried out once, however often it is sent. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header of a change to one version of a record alone. */
export const versionHeader = 'If-Match';

/** Who may call: anyone, a logged-in user, an administrator. */
export type Access = 'none' | 'user' | 'admin';

type Schema = z.ZodType;
type Part = Schema | undefined;

/**
 * One call of the API, said once for the route that serves it, the site that makes it and the tests.
 * Of each schema, the input side is what travels; the output side is what the receiver works with.
 */
export interface Endpoint<
  Params extends Part = Part,
  Query extends Part = Part,
  Body extends Part = Part,
  Answer extends Schema | 'file' = Schema | 'file',
  Auth extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, with `:name` for parameters. */
  path: string;
  /** Further addresses under which older clients make the same call. */
  aliases?: readonly string[];
  /** Users may live on another host than the rest. */
  base: 'api' | 'users';
  auth: Auth;
  /** Its answers concern one person: nothing on their way, and no browser, stores them. */
  isPrivate: boolean;
  /** Status of the good answer. */
  status: 200 | 201;
  /** One line for the API's description. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** The request carries one file in the multipart field of this name. */
  upload?: string;
  /** A repeat with the same `Idempotency-Key` is answered as the first request was, and does nothing more. */
  takesKey: boolean;
  /** What reads the record answers its version as `ETag`; what changes it takes that as `If-Match`. */
  versioned: boolean;
  answer: Answer;
  /** Media types of a file that is answered. */
  media: readonly string[];
  /** Statuses of this call's answers beside those that `statusesOf` reads off its other parts. */
  also: readonly number[];
}

interface Definition<
  P extends Part,
  Q extends Part,
  B extends Part,
  A extends Schema | 'file',
  Auth extends Access,
> {
  method: Endpoint['method'];
  path: string;
  aliases?: readonly string[];
  base?: 'api' | 'users';
  auth: Auth;
  isPrivate?: boolean;
  status?: 200 | 201;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  upload?: string;
  takesKey?: boolean;
  versioned?: boolean;
  answer: A;
  media?: readonly string[];
  also?: readonly number[];
}

/** Fills in what an endpoint leaves at its usual value. */
export function endpoint<
  A extends Schema | 'file',
  Auth extends Access,
  P extends Part = undefined,
  Q extends Part = undefined,
  B extends Part = undefined,
>(definition: Definition<P, Q, B, A, Auth>): Endpoint<P, Q, B, A, Auth> {
  return {
    base: 'api',
    isPrivate: definition.auth !== 'none',
    status: 200,
    takesKey: false,
    versioned: false,
    media: [],
    also: [],
    ...definition,
    params: definition.params as P,
    query: definition.query as Q,
    body: definition.body as B,
  };
}

/** Every status that a call may answer with. Any may also end in 500, which is a mistake of ours. */
export function statusesOf({
  method,
  status,
  auth,
  params,
  query,
  takesKey,
  versioned,
  also,
}: Endpoint): number[] {
  const hasBody = method !== 'GET';
  const statuses = new Set([
    status,
    ...(hasBody || params || query ? [400] : []),
    ...(auth !== 'none' ? [401] : []),
    ...(auth === 'admin' ? [403] : []),
    ...(hasBody ? [413, 415] : []),
    ...(versioned && hasBody ? [412] : []),
    ...(takesKey ? [422] : []),
    ...also,
    503,
  ]);
  return [...statuses].toSorted((one, other) => one - other);
}
