import type { z } from 'zod';
import { writeAnswer } from '../values/common.ts';
import type { Right } from './rights.ts';
import type { WireNames } from './wire-names.ts';

/** Header that makes a request take effect only once, however often it is sent. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header that makes a change apply only to the version it names. */
export const versionHeader = 'If-Match';

/** Who may call: anyone, or a logged-in user. */
export type Access = 'none' | 'user';

type Schema = z.ZodType;
type Part = Schema | undefined;
type QueryPart = z.ZodObject | undefined;

/**
 * One API call, defined once for the route that serves it, the site that makes it and the tests.
 * The input side of each schema is what goes over the wire, the output side what the receiver works with.
 */
export interface Endpoint<
  Params extends Part = Part,
  Query extends QueryPart = QueryPart,
  Body extends Part = Part,
  Answer extends Schema | 'file' = Schema | 'file',
  Auth extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API's base, with `:name` for parameters. */
  path: string;
  /** Other paths that older clients use for this call. */
  aliases?: readonly string[];
  /** Calls about users may go to another host. */
  base: 'api' | 'users';
  auth: Auth;
  /** What only staff with this right may call; null for all others. */
  right: Right | null;
  /** What changes of these fields need besides; unchanged they are taken. */
  fieldRights: Partial<Record<string, Right>>;
  /**
   * Whether only a session may call that has proved who is behind it within 15 minutes, by logging in or by POST /proof; or the
   * fields whose changes ask for that. Others get a 403 with `proof_needed`.
   */
  needsProof: boolean | readonly string[];
  /** The answer concerns one person: neither proxies nor browsers may store it. */
  isPrivate: boolean;
  /** Status of a success. */
  status: 200 | 201;
  /** One line for the API's description. */
  summary: string;
  params: Params;
  query: Query;
  /**
   * Parameters that the call does not know are ignored, not refused: the specification has this call, and its clients may send more
   * than it says.
   */
  ignoresUnknown: boolean;
  /** The wire's names for fields of the query, and for their errors. */
  wireNames: WireNames;
  body: Body;
  /** Fields of query and body that the specification does not know; the site sends them to servers of ours only. */
  ours: readonly string[];
  /** Multipart field that carries the uploaded file. */
  upload?: string;
  /** A repeat with the same `Idempotency-Key` gets the first answer and changes nothing. */
  isIdempotent: boolean;
  /** Reads answer the record's version as `ETag`; changes take it as `If-Match`. */
  isVersioned: boolean;
  answer: Answer;
  /** Media types of an answered file. */
  media: readonly string[];
  /** Statuses that `statusesOf` cannot derive from the other properties. */
  also: readonly number[];
}

/** The wire's names for the fields of a schema; type-checks our names. */
type NamesFor<P extends Part> = P extends Schema
  ? Partial<Record<keyof z.input<P> & string, string>>
  : undefined;

type FieldOf<P extends Part> = P extends Schema ? keyof z.input<P> & string : never;

/** An endpoint without what it may leave out. */
type Definition<
  P extends Part,
  Q extends QueryPart,
  B extends Part,
  A extends Schema | 'file',
  Auth extends Access,
> = Pick<Endpoint, 'path' | 'summary'> &
  ({ auth: Auth; right?: undefined } | { right: Right; auth?: undefined }) & {
    wireNames?: NamesFor<Q>;
    ours?: readonly (FieldOf<Q> | FieldOf<B>)[];
    fieldRights?: Partial<Record<FieldOf<B>, Right>>;
    needsProof?: true | readonly FieldOf<B>[];
  } & Partial<
    Omit<
      Endpoint<P, Q, B, A>,
      'auth' | 'method' | 'right' | 'wireNames' | 'ours' | 'fieldRights' | 'needsProof'
    >
  >;

/** Defines endpoints of a method; fills in the defaults. The answer is `writeAnswer` by default. */
const endpointOf =
  (method: Endpoint['method']) =>
  <
    Auth extends Access = 'user',
    A extends Schema | 'file' = typeof writeAnswer,
    P extends Part = undefined,
    Q extends QueryPart = undefined,
    B extends Part = undefined,
  >(
    definition: Definition<P, Q, B, A, Auth>,
  ): Endpoint<P, Q, B, A, Auth> =>
    ({
      method,
      base: 'api',
      auth: 'user',
      right: null,
      fieldRights: {},
      needsProof: false,
      isPrivate: definition.auth !== 'none',
      status: 200,
      ignoresUnknown: false,
      wireNames: {},
      ours: [],
      isIdempotent: false,
      isVersioned: false,
      media: [],
      also: [],
      answer: writeAnswer,
      ...definition,
    }) as Endpoint<P, Q, B, A, Auth>;

export const getEndpoint = endpointOf('GET');
export const postEndpoint = endpointOf('POST');
export const putEndpoint = endpointOf('PUT');
export const patchEndpoint = endpointOf('PATCH');
export const deleteEndpoint = endpointOf('DELETE');

/** Every status a call may answer, except 500, which is always a bug of ours. */
export function statusesOf({
  method,
  status,
  auth,
  right,
  params,
  query,
  isIdempotent,
  isVersioned,
  also,
}: Endpoint): number[] {
  const hasBody = method !== 'GET';
  const statuses = new Set([
    status,
    ...(hasBody || params || query ? [400] : []),
    // API keys make only calls that take a right, and not too often.
    ...(auth !== 'none' ? [401, 403] : []),
    ...(right ? [429] : []),
    ...(hasBody ? [413, 415] : []),
    ...(params || isVersioned ? [404] : []),
    ...(isVersioned && hasBody ? [412] : []),
    ...(isIdempotent ? [422] : []),
    ...also,
    503,
  ]);
  return [...statuses].toSorted((a, b) => a - b);
}

/** What a client gets of an endpoint's answer. */
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : Blob;
