import type { Endpoint, Answer } from '../../../contract/wire/endpoint.ts';
import { ApiError, call, type Request } from './api.ts';

/** A record as read from the server. */
export interface Stored<Data> {
  data: Data;
  /** Its ETag; null from a bare host, which has no versions. */
  version: string | null;
}

/**
 * Reads a record to be edited.
 * @throws ApiError with a message fit to be shown
 */
export async function readRecord<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<Stored<Answer<E>>> {
  let version: string | null = null;
  const data = await call(endpoint, request, { onVersion: (etag) => (version = etag) });
  return { data, version };
}

/**
 * Changes a record unless somebody else changed it since it was read. Returns null on success, else the current record, as
 * `read` would.
 * @throws ApiError with a message fit to be shown
 */
export async function changeRecord<E extends Endpoint, R extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  { version, read }: { version: string | null; read: R },
): Promise<Stored<Answer<R>> | null> {
  let newVersion: string | null = null;
  try {
    await call(endpoint, request, { version, onVersion: (etag) => (newVersion = etag) });
    return null;
  } catch (error) {
    const isStale = error instanceof ApiError && error.details.code === 'changed_meanwhile';
    if (!isStale || read.answer === 'file') throw error;
    const current = read.answer.safeParse(error.details.current);
    if (!current.success || !newVersion) throw error;
    return { data: current.data as Answer<R>, version: newVersion };
  }
}
