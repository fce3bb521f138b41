import { atom } from 'nanostores';
import { defaultTimeZone } from '../../../contract/values/default-time-zone.ts';

/** IANA name of the zone of all wall-clock times. */
export const $timeZone = atom<string>(defaultTimeZone);
