import { inject } from 'vitest';
import type { z } from 'zod';
import type { ErrorBody } from '../../contract/values/common.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { addressOf, type Parts } from '../support/address.ts';
import { expectDescribed } from './conform.ts';

/** A request. Not typed by the contract, because tests also send invalid ones. */
export interface Sent extends Parts {
  /** Sent as JSON, or unchanged if a string or a form. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

type Body<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : unknown;

export interface Got<E extends Endpoint> {
  status: number;
  headers: Headers;
  /** A success or an error; tests know which they expect. */
  body: Body<E> & ErrorBody;
}

/** Makes a call of the contract over HTTP, and checks its JSON answer against the description. */
export async function call<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<Got<E>> {
  const { status, headers, text } = await send(endpoint.method, addressOf(endpoint, sent), sent);
  const body = JSON.parse(text) as Got<E>['body'];
  expectDescribed(endpoint, status, body);
  return { status, headers, body };
}

/** Any request to the API. */
export async function send(method: string, path: string, { body, token, headers }: Sent = {}) {
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
  const answer = await fetch(inject('api') + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...((isJson || typeof body === 'string') && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : (body as string | FormData | undefined),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
