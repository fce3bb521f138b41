import {
  getCounter,
  type Counter,
  type counterAnswer,
} from '../../../../contract/counter/counter.ts';
import type { Stayed } from '../../../../contract/vehicles/blocks.ts';
import type { Endpoint } from '../../../../contract/wire/endpoint.ts';
import { ApiError, call, type Request } from '../../../lib/api/api.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { isStale, shownVersion } from './meanwhile.ts';
import type { ShownStory } from './story.ts';

type CounterWrite = Endpoint & { answer: typeof counterAnswer };

/**
 * Changes a rental if it still is as it is shown, calls `done`, and shows what there is then. Where somebody else was faster,
 * it shows what there is now.
 * @throws ApiError
 */
export async function changeShown<E extends CounterWrite>(
  endpoint: E,
  request: Request<E>,
  { story: { counter }, onChanged }: ShownStory,
  done: (now: Counter, stayed: Stayed) => void,
): Promise<void> {
  let now: Counter;
  let stayed: Stayed;
  try {
    const version = shownVersion(counter);
    const answer = await call<CounterWrite>(endpoint, request, { version });
    // Whoever sees the rental may read it.
    now = answer.counter!;
    stayed = answer.stayed ?? [];
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || isStale(error))) {
      const params = { id: counter.reservationId };
      await call(getCounter, { params }).then(onChanged, () => undefined);
    }
    if (error instanceof ApiError && isStale(error))
      throw new ApiError(error.status, counterTexts().meanwhile.reloaded, error.details);
    throw error;
  }
  done(now, stayed);
  await onChanged(now);
}
