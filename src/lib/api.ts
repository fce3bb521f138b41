import { FetchError, ofetch } from 'ofetch';
import type { z } from 'zod';
import { commonMessages, errorBody, type ErrorBody } from '../../contract/common.ts';
import { idempotencyHeader, versionHeader, type Endpoint } from '../../contract/endpoint.ts';
import { fromWireNames, toWireNames } from '../../contract/wire-names.ts';
import { attempt } from './attempts.ts';
import { addressOf } from './bases.ts';
import { offers } from './features.ts';
import { texts } from '../../contract/texts/en/site.ts';
import { readToken } from './token.ts';

type Told = Partial<Pick<ErrorBody, 'errors' | 'code' | 'totalPrice' | 'current'>>;

/**
 * A call that failed. `status` is 0 when no answer came; `fields` holds messages by field name, `told` what else the server's
 * body says, above all its code.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly told: Told;

  constructor(status: number, message: string, told: Told = {}) {
    super(message);
    this.status = status;
    this.fields = told.errors ?? {};
    this.told = told;
  }
}

type Given<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<Name, z.input<Schema>>
  : unknown;
export type Request<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : Blob;

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

interface Options {
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Sends the token on a call that is open to anyone, too. */
  sendsToken?: boolean;
  /** ETag of the only version that is to be changed; null for any. */
  version?: string | null;
  /** Is told the answer's ETag, also of one that failed; null without one. */
  onVersion?: (etag: string | null) => void;
}

/** The server no longer accepts the token that a call carried, or no longer allows its user what it asked for. */
type Refusal = 'rejected' | 'forbidden';
let refused: (refusal: Refusal, token: string) => void = () => undefined;

/** Names who is told of refusals. */
export function onRefusal(listener: (refusal: Refusal, token: string) => void): void {
  refused = listener;
}

/**
 * Makes one call of the contract and reads its answer.
 * @throws ApiError with a message fit to be shown
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  { sendsToken = false, version, onVersion, ...options }: Options = {},
): Promise<Answer<E>> {
  const { params = {}, query = {}, body } = request as Parts;
  const token = endpoint.auth === 'none' && !sendsToken ? null : readToken();
  const takesKey = endpoint.takesKey && (await offers('idempotencyKey'));
  const once = takesKey ? attempt([endpoint.path, request]) : null;
  const answer = await ofetch(addressOf(endpoint, params), {
    ...options,
    method: endpoint.method,
    query: toWireNames(query, endpoint.wireNames),
    body,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(once && { [idempotencyHeader]: `"${once.key}"` }),
      // A proxy that compresses may have weakened the tag, which names the version all the same.
      ...(version && { [versionHeader]: version.replace(/^W\//, '') }),
    },
    responseType: endpoint.answer === 'file' ? 'blob' : undefined,
    retry: 0,
    onResponse: ({ response }) => onVersion?.(response.headers.get('ETag')),
  }).catch(async (cause: unknown) => {
    const error = await toApiError(endpoint, cause);
    if (isAnswer(error)) once?.answered();
    throw failed(error, token);
  });
  once?.answered();
  return read(endpoint, answer);
}

/** Whether the server itself said no: from 500 up nobody knows what became of the request. */
export const isAnswer = ({ status }: ApiError): boolean => status >= 400 && status < 500;

function failed(error: ApiError, token: string | null): ApiError {
  if (token && error.status === 401) refused('rejected', token);
  if (token && error.status === 403) refused('forbidden', token);
  return error;
}

/**
 * Sends a file to a call of the contract; `onProgress` is told the share sent, from 0 to 1.
 * @throws ApiError with a message fit to be shown
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  onProgress: (share: number) => void,
): Promise<Answer<E>> {
  const token = readToken();
  const form = new FormData();
  form.append(endpoint.upload ?? 'file', file);
  // fetch cannot tell how much of a request is sent.
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, {}));
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (request.status < 200 || request.status > 299)
        throw failed(errorOf(endpoint, request.status, request.response), token);
      return read(endpoint, request.response);
    };
    request.onloadend = () =>
      new Promise<Answer<E>>((done) => done(settle())).then(resolve, reject);
    request.send(form);
  });
}

/** Other hosts may answer a write with less than ours; then nothing of it is needed either. */
function read<E extends Endpoint>(endpoint: E, answer: unknown): Answer<E> {
  if (endpoint.answer === 'file') return answer as Answer<E>;
  const whole = endpoint.answer.safeParse(answer);
  if (whole.success) return whole.data as Answer<E>;
  const empty = endpoint.method === 'GET' ? whole : endpoint.answer.safeParse({});
  if (empty.success) return empty.data as Answer<E>;
  console.error(`${endpoint.method} ${endpoint.path}`, whole.error.issues);
  throw new ApiError(501, texts.notUnderstood);
}

async function toApiError(endpoint: Endpoint, cause: unknown): Promise<ApiError> {
  // An answer that breaks off on its way, as when the page is left, comes as the browser's own error.
  if (!(cause instanceof FetchError)) return errorOf(endpoint, 0, undefined);
  return errorOf(endpoint, cause.status ?? 0, await unpack(cause.data));
}

/** Where a file was asked for, the body of an error comes as a file too. */
const unpack = async (data: unknown): Promise<unknown> =>
  data instanceof Blob ? await new Response(data).json().catch(() => undefined) : data;

/** Whether a host does not have a call, by the status of its answer; 404 may also mean that the thing asked for is gone. */
export const isMissing = (status: number): boolean => [404, 405, 501].includes(status);

/** What an answer with a bad status says; 0 is the status of no answer. */
function errorOf({ wireNames }: Endpoint, status: number, data: unknown): ApiError {
  if (status === 0) return new ApiError(0, texts.unreachable);
  const { data: body } = errorBody.safeParse(data);
  if (body) {
    const errors = fromWireNames(body.errors ?? {}, wireNames);
    return new ApiError(status, body.message, { ...body, errors });
  }
  if (isMissing(status)) return new ApiError(status, texts.notOffered);
  return new ApiError(status, status < 500 ? commonMessages.badRequest : commonMessages.internal);
}
