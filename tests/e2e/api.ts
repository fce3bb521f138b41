import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { addressOf, type Parts } from '../support/address.ts';

interface Sent extends Parts {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The file of an upload. */
  file?: { name: string; mimeType: string; buffer: Buffer };
}

type Answer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : unknown;

/** The path and query of a call, below the site's address. */
export const urlOf = (endpoint: Endpoint, parts?: Parts): string =>
  `/api${addressOf(endpoint, parts)}`;

/** Matches the addresses of all calls of these endpoints, to route or await them. */
export function callsOf(...endpoints: Endpoint[]): RegExp {
  const paths = endpoints.map(({ path }) => path.replaceAll(/:\w+/g, '[^/?]+'));
  return new RegExp(`/api(${paths.join('|')})(\\?|$)`);
}

/** Makes a call outside the page. */
export const send = (
  request: APIRequestContext,
  endpoint: Endpoint,
  { token, body, file, ...parts }: Sent = {},
): Promise<APIResponse> =>
  request.fetch(urlOf(endpoint, parts), {
    method: endpoint.method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    data: body,
    multipart: file && endpoint.upload ? { [endpoint.upload]: file } : undefined,
  });

/** Makes a call outside the page that must succeed, and returns its answer. */
export async function ask<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  sent?: Sent,
): Promise<Answer<E>> {
  const answer = await send(request, endpoint, sent);
  expect(answer.status(), endpoint.path).toBe(endpoint.status);
  return (await answer.json()) as Answer<E>;
}
