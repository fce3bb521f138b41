import { atom } from 'nanostores';
import { defaultTimeZone } from '../../contract/features.ts';
import { getHostFeatures } from './features.ts';

/** IANA name of the zone of all wall-clock times. */
export const $timeZone = atom<string>(defaultTimeZone);

/** Takes the time zone from the API; stays at the default if another host omits it. */
export async function learnTimeZone(): Promise<void> {
  const { timeZone } = await getHostFeatures();
  if (timeZone) $timeZone.set(timeZone);
}
