import type { DamagePlace } from '../../counter/damage-places.ts';

/** Where on a vehicle a damage is. */
export const damagePlaceTexts: Record<DamagePlace, string> = {
  front: 'Front',
  left: 'Left side',
  rear: 'Rear',
  right: 'Right side',
  roof: 'Roof',
  windscreen: 'Windscreen',
  wheels: 'Wheels',
  load_space: 'Load space',
  inside: 'Inside',
  other: 'Elsewhere',
};
