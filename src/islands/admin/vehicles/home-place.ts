import { placeOf } from '../../../lib/site/place-of.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** A place that content has lost counts as none, which staff should know. */
export const homePlaceName = (slug: string): string =>
  placeOf(slug)?.name ?? adminTexts().goneFrom(slug);
