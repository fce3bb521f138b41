import type { Moments } from '../../../contract/rental.ts';
import { sentenceTime } from '../../lib/format.ts';
import { searchTexts } from '../../lib/search-texts.ts';

/** `Wed, 2 Jan 2030, 10:00 to Thu, 3 Jan 2030, 12:00`. */
export function periodText({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments): string {
  const from = sentenceTime(`${pickUpDate}T${pickUpTime}`);
  const until = sentenceTime(`${dropOffDate}T${dropOffTime}`);
  return searchTexts().period(from, until);
}
