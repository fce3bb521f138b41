import type { IncomingMessage, RequestListener } from 'node:http';
import { commonMessages } from '../../contract/common.ts';
import { displayImage } from '../../contract/images.ts';
import { health } from '../../contract/health.ts';
import { admission } from './admission.ts';
import { callers } from './callers.ts';
import { networkOf } from '../http/network.ts';
import type { Refuse } from '../http/refuse.ts';

/** Who watches the server is answered, and pictures have a limit of their own. */
const spared = [health.path, displayImage.path].map((path) => `/api${path.split(':', 1)[0]}`);

// What a browser asks before a call from another origin needs no database.
const isCall = ({ method, url = '' }: IncomingMessage) =>
  method !== 'OPTIONS' && url.startsWith('/api/') && !spared.some((path) => url.startsWith(path));

const busy = { status: 503, message: commonMessages.busy, headers: { 'retry-after': '1' } };

/**
 * Turns calls away while the database has more to do than it can soon answer, at first those of networks that have more
 * under way than others; `statements` counts what the database is doing. Neither slow clients nor waiting log-ins count
 * there, because they keep no statement.
 */
export function turnAwayOverload(
  answer: RequestListener,
  refuse: Refuse,
  statements: () => number,
  onTurnAway: () => void,
): RequestListener {
  const isLetIn = admission();
  const underWay = callers();
  return (request, response) => {
    if (!isCall(request)) return answer(request, response);
    const network = networkOf(request);
    const load = { statements: statements(), ...underWay.shareOf(network) };
    if (!isLetIn(load, performance.now())) {
      onTurnAway();
      return refuse(request, response, busy);
    }
    underWay.enter(network);
    response.on('close', () => underWay.leave(network));
    return answer(request, response);
  };
}
