import type { Answer } from '../../contract/endpoint.ts';
import { getFeatures, type Feature } from '../../contract/features.ts';
import { addressOf, isOwnOrigin } from './bases.ts';

type Told = Answer<typeof getFeatures>;

let asked: Promise<Told> | undefined;

/**
 * Whether the API offers a feature beyond the shared contract. Our own server does; another host is asked once per page,
 * without a token, and any answer but a list means no.
 */
export const offers = async (feature: Feature): Promise<boolean> =>
  isOwnOrigin(getFeatures) || (await told()).features.includes(feature);

/** What the API says of itself; nothing when it does not answer. */
export const told = () => (asked ??= ask());

async function ask(): Promise<Told> {
  const body: unknown = await fetch(addressOf(getFeatures, {}))
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  const { data } = getFeatures.answer.safeParse(body);
  return data ?? { features: [] };
}
