import { vehicleFields } from '../../contract/vehicles/vehicle-fields.ts';

type LicenceClass = (typeof vehicleFields.licenceClass.choices)[number];

/** What else each class allows to drive (§ 6 FeV); B is part of all others. */
const includes: Record<LicenceClass, readonly LicenceClass[]> = {
  B: [],
  BE: ['B'],
  C1: ['B'],
  C1E: ['C1', 'BE', 'B'],
  C: ['C1', 'B'],
  CE: ['C', 'C1', 'C1E', 'BE', 'B'],
  D1: ['B'],
  D: ['D1', 'B'],
};

/** The classes that vehicles may need for a customer with this one. */
export const licencesFor = (held: LicenceClass): LicenceClass[] => [held, ...includes[held]];
