import { getFeatures, type Feature } from '../../contract/features.ts';
import { addressOf, isOwnOrigin } from './bases.ts';

let asked: Promise<string[]> | undefined;

/**
 * Whether the API takes what the shared contract does not name. Our own server does; another host is asked once for a page,
 * without a token, and whatever it answers but a list means that it does not.
 */
export const offers = async (feature: Feature): Promise<boolean> =>
  isOwnOrigin(getFeatures) || (await (asked ??= ask())).includes(feature);

async function ask(): Promise<string[]> {
  const body: unknown = await fetch(addressOf(getFeatures, {}))
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  const { data } = getFeatures.answer.safeParse(body);
  return data?.features ?? [];
}
