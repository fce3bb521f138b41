import type { Answer, Endpoint } from '../../../../contract/endpoint.ts';
import { ApiError, call, type Request } from '../../../lib/api.ts';
import { isOwnOrigin } from '../../../lib/bases.ts';
import { offers } from '../../../lib/features.ts';
import { outboxTexts } from '../../../lib/outbox-texts.ts';

/** Makes a call about mails. Our own server tells of them even where it sends none. @throws ApiError, with 501 for a host without */
export async function callMails<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<Answer<E>> {
  if (!isOwnOrigin(endpoint) && !(await offers('mails')))
    throw new ApiError(501, outboxTexts().notOffered);
  return call(endpoint, request);
}
