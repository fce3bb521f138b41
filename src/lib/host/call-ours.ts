import type { Answer, Endpoint } from '../../../contract/wire/endpoint.ts';
import { ApiError, call, type Options, type Request } from '../api/api.ts';
import { isOurs } from '../api/host.ts';

/**
 * Makes a call that a bare host lacks, which is not asked.
 * @throws ApiError with 501 and this message for a bare host
 */
export async function callOurs<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  missing: string,
  options?: Options,
): Promise<Answer<E>> {
  if (!(await isOurs())) throw new ApiError(501, missing);
  return call(endpoint, request, options);
}
