import type { Answer } from '../../contract/endpoint.ts';
import { getFeatures, mailFeatures, type Feature } from '../../contract/features.ts';
import { addressOf, isOwnOrigin } from './bases.ts';

export type Features = Answer<typeof getFeatures>;

/** Milliseconds: nothing that waits for a host's features may wait for ever. */
const timeLimit = 3000;

let request: Promise<Features> | undefined;

/**
 * Whether the API offers a feature beyond the shared contract. Our own server does, if it needs no mails; else the host is
 * asked once per page, without a token, and any answer but a list means no.
 */
export const offers = async (feature: Feature): Promise<boolean> =>
  (isOwnOrigin(getFeatures) && !mailFeatures.includes(feature)) ||
  (await getHostFeatures()).features.includes(feature);

/** What the API says of itself; nothing if it does not answer in time. */
export const getHostFeatures = () => (request ??= fetchFeatures());

async function fetchFeatures(): Promise<Features> {
  const body: unknown = await fetch(addressOf(getFeatures, {}), {
    signal: AbortSignal.timeout(timeLimit),
  })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  const { data } = getFeatures.answer.safeParse(body);
  return data ?? { features: [] };
}
