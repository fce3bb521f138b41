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
  facts: Omit<DemoVehicle, 'drawing' | 'model' | 'pricePerHour' | 'transmission'> &
    Partial<Pick<DemoVehicle, 'transmission'>>,
): DemoVehicle => ({ drawing, model, pricePerHour, transmission: 'Manuel', ...facts });

/** Fourteen vehicles in seven body types. The names are invented. */
export const demoVehicles: DemoVehicle[] = [
  vehicle('city-01', 'Kleinwagen Stadt E', 12.5, {
    doors: 3,
    seats: 4,
    luggage: 1,
    transmission: 'Automatic',
    airConditioning: true,
    fuelType: 'Electricity',
    age: 1,
    builtIn: true,
  }),
  vehicle('city-02', 'Kleinwagen Stadt', 9.9, {
    doors: 5,
    seats: 5,
    luggage: 2,
    airConditioning: true,
    fuelType: 'Gasoline',
    age: 3,
  }),
  vehicle('estate-01', 'Kombi Revier', 16, {
    doors: 5,
    seats: 5,
    luggage: 4,
    airConditioning: true,
    fuelType: 'Diesel',
    age: 2,
  }),
  vehicle('estate-02', 'Kombi Revier Hybrid', 18.75, {
    doors: 5,
    seats: 5,
    luggage: 4,
    transmission: 'Automatic',
    airConditioning: true,
    fuelType: 'Hybrid',
    age: 1,
  }),
  vehicle('van-01', 'Montagewagen L1', 19.5, {
    doors: 4,
    seats: 3,
    luggage: 8,
    airConditioning: true,
    fuelType: 'Diesel',
    age: 4,
    builtIn: true,
  }),
  vehicle('van-02', 'Montagewagen L2 E', 24, {
    doors: 4,
    seats: 3,
    luggage: 12,
    transmission: 'Automatic',
    airConditioning: true,
    fuelType: 'Electricity',
    age: 1,
  }),
  vehicle('pickup-01', 'Pick-up Baustelle 4x4', 27.5, {
    doors: 4,
    seats: 5,
    luggage: 6,
    airConditioning: true,
    fuelType: 'Diesel',
    age: 2,
  }),
  vehicle('pickup-02', 'Pick-up Trasse', 25, {
    doors: 2,
    seats: 2,
    luggage: 9,
    transmission: 'Tiptronic',
    airConditioning: true,
    fuelType: 'LPG',
    age: 5,
  }),
  vehicle('flatbed-01', 'Pritsche Doppelkabine', 29.9, {
    doors: 4,
    seats: 6,
    luggage: 14,
    airConditioning: false,
    fuelType: 'Diesel',
    age: 6,
  }),
  vehicle('flatbed-02', 'Pritsche Tieflader', 34, {
    doors: 2,
    seats: 3,
    luggage: 18,
    airConditioning: true,
    fuelType: 'Diesel',
    age: 3,
  }),
  vehicle('minibus-01', 'Mannschaftsbus 8', 26.4, {
    doors: 5,
    seats: 8,
    luggage: 5,
    airConditioning: true,
    fuelType: 'Diesel',
    age: 3,
  }),
  vehicle('minibus-02', 'Mannschaftsbus 9 H2', 31.2, {
    doors: 5,
    seats: 9,
    luggage: 6,
    transmission: 'Automatic',
    airConditioning: true,
    fuelType: 'Hydrogen',
    age: 1,
  }),
  vehicle('box-01', 'Koffer 3,5 t', 32.5, {
    doors: 3,
    seats: 3,
    luggage: 24,
    airConditioning: false,
    fuelType: 'CNG',
    age: 4,
  }),
  vehicle('box-02', 'Koffer 3,5 t mit Ladebordwand', 36.8, {
    doors: 3,
    seats: 3,
    luggage: 22,
    transmission: 'Tiptronic',
    airConditioning: true,
    fuelType: 'Diesel',
    age: 2,
  }),
];
