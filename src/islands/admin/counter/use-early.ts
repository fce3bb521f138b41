import { useCallback, useState } from 'react';
import { previewHandOver, type Pricing } from '../../../../contract/counter/counter.ts';
import { call } from '../../../lib/api/api.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { useResource } from '../../../lib/api/resource.ts';
import type { Answer } from '../../../../contract/wire/endpoint.ts';
import type { Story } from './story.ts';

export type EarlyTerms = Answer<typeof previewHandOver>;

/** What a hand-over before the agreed pick-up means, and the price that is chosen for it; `terms` is null where it is not before. */
export function useEarly({ stored, counter }: Story) {
  const { reservationId } = counter;
  const isEarly = stored.data.pickUpTime > wallTime();
  const load = useCallback(
    async () =>
      isEarly ? call(previewHandOver, { params: { id: reservationId }, query: {} }) : null,
    [isEarly, reservationId],
  );
  const { resource, retry } = useResource(load);
  const [pricing, setPricing] = useState<Pricing>('today');
  const loaded = resource.state === 'ready' ? resource.data : null;
  const isPlain = !loaded?.starts && !loaded?.conflicts.length && !loaded?.blocks.length;
  const terms = isPlain ? null : loaded;
  const starts = terms?.starts === true;
  return {
    terms,
    retry,
    pricing,
    setPricing,
    /** What the call takes about it. */
    body: {
      ...(terms && { leave: true }),
      ...(starts && { start: 'now' as const, pricing, expectedPrice: terms.prices[pricing] }),
    },
    price: starts ? terms.prices[pricing] : null,
  };
}
export type Early = ReturnType<typeof useEarly>;
