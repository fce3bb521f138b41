import { FetchError, ofetch } from 'ofetch';
import type { z } from 'zod';
import { errorBody, type ErrorBody } from '../../../contract/values/common.ts';
import {
  idempotencyHeader,
  versionHeader,
  type Answer,
  type Endpoint,
} from '../../../contract/wire/endpoint.ts';
import { fromWireNames, toWireNames } from '../../../contract/wire/wire-names.ts';
import { attempt } from './attempts.ts';
import { addressOf } from './bases.ts';
import { isOurs } from './host.ts';
import { readToken } from '../storage/token.ts';
import { currentLanguage } from '../texts/language.ts';
import { messageOf, texts, textsArrive } from '../texts/texts.ts';

type ErrorDetails = Partial<
  Pick<
    ErrorBody,
    | 'errors'
    | 'code'
    | 'codes'
    | 'totalPrice'
    | 'lines'
    | 'current'
    | 'vehicles'
    | 'conflicts'
    | 'found'
    | 'missing'
    | 'secondFactor'
  >
>;

/**
 * A failed call. `status` is 0 if there was no answer; `fields` has the messages by field name, `details` the rest of the
 * answer, such as its code.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly details: ErrorDetails;

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.fields = details.errors ?? {};
    this.details = details;
  }

  /** The same error with other messages for fields. */
  withFields(errors: Record<string, string>): ApiError {
    return new ApiError(this.status, this.message, { ...this.details, errors });
  }
}

/** An error with its messages beside the fields of a form, which `toForm` names. */
export const besideFields = (
  error: unknown,
  toForm: (fields: Record<string, string>) => Record<string, string>,
): unknown => (error instanceof ApiError ? error.withFields(toForm(error.fields)) : error);

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<Name, z.input<Schema>>
  : unknown;
export type Request<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

interface RequestParts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export interface Options {
  keepalive?: boolean;
  signal?: AbortSignal;
  /** What a call with an upload sends. */
  file?: Blob;
  /** Sends the token even if the call needs none. */
  sendsToken?: boolean;
  /** Changes only the version with this ETag; null for any. */
  version?: string | null;
  /** Receives the ETag of the answer, even of an error; null if it has none, and from a bare host. */
  onVersion?: (etag: string | null) => void;
}

/** The server no longer accepts a call's token (`rejected`), or no longer permits its user the call (`forbidden`). */
type Refusal = 'rejected' | 'forbidden';
let notifyRefusal: (refusal: Refusal, token: string) => void = () => undefined;

/** Sets the listener for refusals. */
export function onRefusal(listener: (refusal: Refusal, token: string) => void): void {
  notifyRefusal = listener;
}

let askForProof: () => Promise<boolean> = async () => false;

/** Sets who asks the user for a proof of who they are, and answers whether they gave it. */
export function onProofNeeded(ask: () => Promise<boolean>): void {
  askForProof = ask;
}

const needsProof = ({ details }: ApiError): boolean => details.code === 'proof_needed';

/**
 * Makes a call of the contract and parses its answer. A call that needs a fresh proof is repeated once the user gave it.
 * @throws ApiError with a message for the user
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  options: Options = {},
): Promise<Answer<E>> {
  try {
    return await callOnce(endpoint, request, options);
  } catch (error) {
    if (!(error instanceof ApiError && needsProof(error) && (await askForProof()))) throw error;
    return callOnce(endpoint, request, options);
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  { sendsToken = false, version, onVersion, file, ...options }: Options,
): Promise<Answer<E>> {
  const { params = {}, query = {}, body } = request as RequestParts;
  const token = endpoint.auth === 'none' && !sendsToken ? null : readToken();
  const { ours, isIdempotent } = endpoint;
  // A call that is the same for all hosts does not wait until this one has said what it is.
  const isBare = Boolean(ours.length || isIdempotent || onVersion) && !(await isOurs());
  const once = isIdempotent && !isBare ? attempt([endpoint.path, request]) : null;
  const left = isBare ? ours : [];
  const answer = await ofetch(addressOf(endpoint, params), {
    ...options,
    method: endpoint.method,
    query: toWireNames(without(query, left), endpoint.wireNames),
    body: file ? formWith(endpoint, file) : body && without(body, left),
    headers: {
      'Accept-Language': currentLanguage(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(once && { [idempotencyHeader]: `"${once.key}"` }),
      // A compressing proxy may have weakened the ETag, which still names the version.
      ...(version && { [versionHeader]: version.replace(/^W\//, '') }),
    },
    responseType: endpoint.answer === 'file' ? 'blob' : undefined,
    retry: 0,
    onResponse: ({ response }) => onVersion?.(isBare ? null : response.headers.get('ETag')),
  }).catch(async (cause: unknown) => {
    await textsArrive('site');
    const error = await toApiError(endpoint, cause);
    if (isClientError(error)) once?.answered();
    throw reportFailure(error, token);
  });
  once?.answered();
  return readAnswer(endpoint, answer);
}

const without = (fields: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Whether the server refused the request; from 500 up, the request may have taken effect. */
export const isClientError = ({ status }: ApiError): boolean => status >= 400 && status < 500;

/** Tells the listener of a refusal. */
export function reportFailure(error: ApiError, token: string | null): ApiError {
  if (token && error.status === 401) notifyRefusal('rejected', token);
  if (token && error.status === 403 && !needsProof(error)) notifyRefusal('forbidden', token);
  return error;
}

/** An endpoint's body with a file. */
export function formWith({ upload: field = 'file' }: Endpoint, file: Blob): FormData {
  const form = new FormData();
  form.append(field, file);
  return form;
}

/**
 * Parses an answer. Bare hosts may answer a write with less, which then counts as empty.
 * @throws ApiError
 */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: unknown): Answer<E> {
  if (endpoint.answer === 'file') return answer as Answer<E>;
  const parsed = endpoint.answer.safeParse(answer);
  if (parsed.success) return parsed.data as Answer<E>;
  const empty = endpoint.method === 'GET' ? parsed : endpoint.answer.safeParse({});
  if (empty.success) return empty.data as Answer<E>;
  console.error(`${endpoint.method} ${endpoint.path}`, parsed.error.issues);
  throw new ApiError(501, texts().notUnderstood);
}

async function toApiError(endpoint: Endpoint, cause: unknown): Promise<ApiError> {
  // An aborted answer, for example when the page is left, is an error of the browser.
  if (!(cause instanceof FetchError)) return errorOf(endpoint, 0, undefined);
  return errorOf(endpoint, cause.status ?? 0, await unpack(cause.data));
}

/** If the call answers a file, the body of an error is a Blob too. */
const unpack = async (data: unknown): Promise<unknown> =>
  data instanceof Blob ? await new Response(data).json().catch(() => undefined) : data;

/** Whether the status says that a host lacks a call; 404 may also mean that the record does not exist. */
export const isMissing = (status: number): boolean => [404, 405, 501].includes(status);

/** The error for a failed answer; status 0 means no answer. */
export function errorOf({ wireNames }: Endpoint, status: number, data: unknown): ApiError {
  if (status === 0) return new ApiError(0, texts().unreachable);
  const { data: body } = errorBody.safeParse(data);
  if (body) {
    const errors = fromWireNames(body.errors ?? {}, wireNames);
    const codes = fromWireNames(body.codes ?? {}, wireNames);
    return new ApiError(status, body.message, { ...body, errors, codes });
  }
  if (isMissing(status)) return new ApiError(status, texts().notOffered);
  return new ApiError(
    status,
    status < 500 ? messageOf('common.badRequest') : messageOf('common.internal'),
  );
}
