import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError, call, type Answer, type Request } from './api.ts';
import { offers } from './features.ts';

/** A record as it was read. */
export interface Stored<Data> {
  data: Data;
  /** Its ETag; null where the host knows no versions. */
  version: string | null;
}

/**
 * Reads a record that may be changed then.
 * @throws ApiError with a message fit to be shown
 */
export async function readRecord<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<Stored<Answer<E>>> {
  const hasVersions = await offers('ifMatch');
  let version: string | null = null;
  const onVersion = (etag: string | null) => (version = hasVersions ? etag : null);
  const data = await call(endpoint, request, { sendsToken: hasVersions, onVersion });
  return { data, version };
}

/**
 * Changes a record in the version that was read. Returns null when that is done, else the record as somebody else changed it
 * meanwhile, as `read` would.
 * @throws ApiError with a message fit to be shown
 */
export async function changeRecord<E extends Endpoint, R extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  { version, read }: { version: string | null; read: R },
): Promise<Stored<Answer<R>> | null> {
  let now: string | null = null;
  try {
    await call(endpoint, request, { version, onVersion: (etag) => (now = etag) });
    return null;
  } catch (error) {
    const isLate = error instanceof ApiError && error.told.code === 'changed_meanwhile';
    if (!isLate || read.answer === 'file') throw error;
    const current = read.answer.safeParse(error.told.current);
    if (!current.success || !now) throw error;
    return { data: current.data as Answer<R>, version: now };
  }
}
