import type { Due } from '../../../contract/vehicles/vehicle-dues.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

/** What a vehicle is due for, in words. */
export const dueName = ({ kind, name }: Pick<Due, 'kind' | 'name'>): string =>
  name ?? adminTexts().dueNames[kind];
