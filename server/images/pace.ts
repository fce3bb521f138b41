import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { displayImage } from '../../contract/vehicles/images.ts';
import { busy, type Refuse } from '../http/refuse.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';

const prefix = `/api${displayImage.path.split(':', 1)[0]}`;

/** A page asks for a dozen images. */
const paced = concurrencyLimit('image', { running: 1, waiting: 1000 });

/**
 * Starts one image per turn of the event loop: a flood of cached images would otherwise hold up calls. Networks take
 * turns.
 */
export const paceImages =
  (
    answer: RequestListener,
    refuse: Refuse,
    networkOf: (request: IncomingMessage) => string,
  ): RequestListener =>
  (request, response) => {
    if (!request.url?.startsWith(prefix)) return answer(request, response);
    const begin = async () => {
      await nextTurn();
      if (!response.destroyed) answer(request, response);
    };
    paced(begin, networkOf(request)).catch(() => refuse(request, response, busy));
  };
