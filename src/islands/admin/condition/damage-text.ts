import type { DamagePlace } from '../../../../contract/counter/damage-places.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';

/** A damage in one line: `Rear: dent in the bumper`. */
export const damageText = ({ place, note }: { place: string; note: string }): string =>
  [placeText(place), note].filter(Boolean).join(': ');

/** A place in words; another host's own stays as it is. */
export const placeText = (place: string): string =>
  conditionTexts().places[place as DamagePlace] ?? place;
