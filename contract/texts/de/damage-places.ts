import type { DamagePlace } from '../../counter/damage-places.ts';

export const damagePlaceTexts: Record<DamagePlace, string> = {
  front: 'Vorn',
  left: 'Links',
  rear: 'Hinten',
  right: 'Rechts',
  roof: 'Dach',
  windscreen: 'Frontscheibe',
  wheels: 'Räder',
  load_space: 'Laderaum',
  inside: 'Innen',
  other: 'Woanders',
};
