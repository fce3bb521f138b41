import type { IncomingMessage, RequestListener } from 'node:http';
import { displayImage } from '../../contract/vehicles/images.ts';
import { health } from '../../contract/wire/health.ts';
import { admission } from './admission.ts';
import { callers } from './callers.ts';
import { busy, type Refuse } from '../http/refuse.ts';

/** Health checks are always answered; images have a limit of their own. */
const spared = [health.path, displayImage.path].map((path) => `/api${path.split(':', 1)[0]}`);

/** Milliseconds for which an abandoned call still counts: its statements run on. */
const goesOn = 2000;

// A CORS preflight needs no database.
const isCall = ({ method, url = '' }: IncomingMessage) =>
  method !== 'OPTIONS' && url.startsWith('/api/') && !spared.some((path) => url.startsWith(path));

/**
 * Rejects calls while the database is overloaded, first those of networks with more calls in flight than others.
 * `statements` is the number of statements in flight. Slow clients and waiting log-ins hold none, so they do not count.
 */
export function turnAwayOverload(
  answer: RequestListener,
  refuse: Refuse,
  networkOf: (request: IncomingMessage) => string,
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
    response.on('close', () => {
      const leave = () => underWay.leave(network);
      if (response.writableFinished) leave();
      else setTimeout(leave, goesOn).unref();
    });
    return answer(request, response);
  };
}
