import type { PublicFieldName } from '../../../contract/vehicles/vehicle-fields.ts';

/** The facts that decide between vehicles: they stand first. */
export const decidingFacts = [
  'payloadKg',
  'loadLengthCm',
  'seats',
  'licenceClass',
  'transmission',
] as const satisfies PublicFieldName[];

/** What a card says of a vehicle. */
export const cardFacts = [...decidingFacts, 'homePlace'] as const satisfies PublicFieldName[];
