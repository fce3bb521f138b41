import { atom } from 'nanostores';
import { defaultTimeZone } from '../../../contract/wire/features.ts';
import { askHost } from './host.ts';

/** IANA name of the zone of all wall-clock times. */
export const $timeZone = atom<string>(defaultTimeZone);

/** Takes the time zone from the API; stays at the default of a bare host. */
export async function learnTimeZone(): Promise<void> {
  const { timeZone } = await askHost();
  if (timeZone) $timeZone.set(timeZone);
}
