/** Where on a vehicle a damage is, in the order in which one walks around it. */
export const damagePlaces = [
  'front',
  'left',
  'rear',
  'right',
  'roof',
  'windscreen',
  'wheels',
  'load_space',
  'inside',
  'other',
] as const;
export type DamagePlace = (typeof damagePlaces)[number];

/** The steps at which a vehicle is looked at. */
export const conditionSteps = ['hand-over', 'return'] as const;
export type ConditionStep = (typeof conditionSteps)[number];
