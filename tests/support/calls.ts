import { calls, type CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';

/** Every API call by its name. */
export const callsByName = Object.fromEntries(calls.flatMap(({ named }) => named)) as Record<
  CallName,
  Endpoint
>;
