import type { Endpoint, Answer } from '../../contract/endpoint.ts';
import { ApiError, call, isMissing, type Request } from './api.ts';

const missing = new Set<Endpoint>();

/**
 * Makes a call that some hosts lack; null if this one does. The host is not asked again until the page is reloaded.
 * @throws ApiError
 */
export async function callIfOffered<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<Answer<E> | null> {
  if (missing.has(endpoint)) return null;
  try {
    return await call(endpoint, request);
  } catch (error) {
    if (!(error instanceof ApiError) || !isMissing(error.status)) throw error;
    missing.add(endpoint);
    return null;
  }
}
