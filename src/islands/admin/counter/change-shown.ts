import { getCounter, type Counter, type counterAnswer } from '../../../../contract/counter.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { ApiError, call, type Request } from '../../../lib/api.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { isStale, shownVersion } from './meanwhile.ts';

type CounterWrite = Endpoint & { answer: typeof counterAnswer };

interface Shown {
  counter: Counter;
  onChanged: (counter: Counter) => Promise<void>;
}

/**
 * Changes a rental if it still is as it is shown, and returns what there is then. Where somebody else was faster, `onChanged`
 * gets what there is now.
 * @throws ApiError
 */
export async function changeShown<E extends CounterWrite>(
  endpoint: E,
  request: Request<E>,
  { counter, onChanged }: Shown,
): Promise<Counter> {
  try {
    const version = await shownVersion(counter);
    const answer = await call<CounterWrite>(endpoint, request, { version });
    return answer.counter;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || isStale(error))) {
      const params = { id: counter.reservationId };
      await call(getCounter, { params }).then(onChanged, () => undefined);
    }
    if (error instanceof ApiError && isStale(error))
      throw new ApiError(error.status, counterTexts().meanwhile.reloaded, error.details);
    throw error;
  }
}
