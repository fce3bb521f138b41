import type { VehicleValues } from '../../contract/vehicle-fields.ts';

interface DemoVehicle extends VehicleValues {
  /** A file name in `drawings/`. */
  drawing: string;
  builtIn?: boolean;
}

const vehicle = (
  drawing: string,
  model: string,
  pricePerHour: number,
  [doors, seats, luggage]: [doors: number, seats: number, luggage: number],
  fuelType: DemoVehicle['fuelType'],
  age: number,
  others: Partial<Pick<DemoVehicle, 'transmission' | 'airConditioning' | 'builtIn'>> = {},
): DemoVehicle => ({
  ...{ drawing, model, pricePerHour, doors, seats, luggage, fuelType, age },
  transmission: 'Manuel',
  airConditioning: true,
  ...others,
});

const automatic = { transmission: 'Automatic' } as const;
const tiptronic = { transmission: 'Tiptronic' } as const;

/** Fourteen vehicles in seven body types. The names are invented. */
export const demoVehicles: DemoVehicle[] = [
  vehicle('city-01', 'Kleinwagen Stadt E', 12.5, [3, 4, 1], 'Electricity', 1, {
    ...automatic,
    builtIn: true,
  }),
  vehicle('city-02', 'Kleinwagen Stadt', 9.9, [5, 5, 2], 'Gasoline', 3),
  vehicle('estate-01', 'Kombi Revier', 16, [5, 5, 4], 'Diesel', 2),
  vehicle('estate-02', 'Kombi Revier Hybrid', 18.75, [5, 5, 4], 'Hybrid', 1, automatic),
  vehicle('van-01', 'Montagewagen L1', 19.5, [4, 3, 8], 'Diesel', 4, { builtIn: true }),
  vehicle('van-02', 'Montagewagen L2 E', 24, [4, 3, 12], 'Electricity', 1, automatic),
  vehicle('pickup-01', 'Pick-up Baustelle 4x4', 27.5, [4, 5, 6], 'Diesel', 2),
  vehicle('pickup-02', 'Pick-up Trasse', 25, [2, 2, 9], 'LPG', 5, tiptronic),
  vehicle('flatbed-01', 'Pritsche Doppelkabine', 29.9, [4, 6, 14], 'Diesel', 6, {
    airConditioning: false,
  }),
  vehicle('flatbed-02', 'Pritsche Tieflader', 34, [2, 3, 18], 'Diesel', 3),
  vehicle('minibus-01', 'Mannschaftsbus 8', 26.4, [5, 8, 5], 'Diesel', 3),
  vehicle('minibus-02', 'Mannschaftsbus 9 H2', 31.2, [5, 9, 6], 'Hydrogen', 1, automatic),
  vehicle('box-01', 'Koffer 3,5 t', 32.5, [3, 3, 24], 'CNG', 4, { airConditioning: false }),
  vehicle('box-02', 'Koffer 3,5 t mit Ladebordwand', 36.8, [3, 3, 22], 'Diesel', 2, tiptronic),
];
