import type { VehicleValues } from '../../contract/vehicles/vehicle-fields.ts';

type Due = 'inspectionDueOn' | 'safetyCheckDueOn';

interface DemoVehicle extends Omit<VehicleValues, Due | 'vin' | 'firstRegisteredOn'> {
  /** File names in `drawings/`, the main image first. */
  drawings: string[];
  /** Days from today. */
  due: Record<Due, number>;
  builtIn?: boolean;
  /** Of the tail lift, where it has one. */
  liftCheckedDaysAgo?: number;
}

type Common = Pick<
  DemoVehicle,
  | 'model'
  | 'doors'
  | 'seats'
  | 'luggage'
  | 'fuelType'
  | 'age'
  | 'payloadKg'
  | 'loadVolumeM3'
  | 'loadLengthCm'
  | 'licencePlate'
  | 'mileageKm'
>;
type Rest = Partial<
  Pick<
    DemoVehicle,
    'transmission' | 'airConditioning' | 'towBar' | 'builtIn' | 'due' | 'liftCheckedDaysAgo'
  >
>;
type Prices = [hour: number, day: number, week: number];

/** What the vehicles of one body type share; `insides` if they are not alike inside. */
const bodyType =
  (
    type: string,
    shared: Pick<DemoVehicle, 'category' | 'minimumAge' | 'deposit' | 'pricePerExtraKm'> &
      Partial<Pick<DemoVehicle, 'licenceClass' | 'includedKmPerDay' | 'bufferMinutes'>>,
    insides: string[] = [],
  ) =>
  (
    number: 1 | 2,
    common: Common,
    [pricePerHour, pricePerDay, pricePerWeek]: Prices,
    rest: Rest = {},
  ): DemoVehicle => ({
    drawings: [`${type}-0${number}`, `${type}-load`, insides[number - 1] ?? `${type}-inside`],
    licenceClass: 'B',
    includedKmPerDay: 150,
    homePlace: number === 1 ? 'bauhof-nord' : 'lager-sued',
    bufferMinutes: 60,
    ...shared,
    ...common,
    pricePerHour,
    pricePerDay,
    pricePerWeek,
    transmission: 'Manuel',
    airConditioning: true,
    towBar: false,
    due: { inspectionDueOn: 320, safetyCheckDueOn: 200 },
    ...rest,
  });

const automatic = { transmission: 'Automatic' } as const;
const tiptronic = { transmission: 'Tiptronic' } as const;

const smallCar = bodyType('city', {
  category: 'small_car',
  minimumAge: 18,
  deposit: 300,
  pricePerExtraKm: 0.25,
  bufferMinutes: 30,
});
const estate = bodyType('estate', {
  category: 'estate',
  minimumAge: 18,
  deposit: 400,
  pricePerExtraKm: 0.28,
  includedKmPerDay: 200,
});
const van = bodyType('van', {
  category: 'van',
  minimumAge: 21,
  deposit: 500,
  pricePerExtraKm: 0.3,
});
const pickup = bodyType('pickup', {
  category: 'pickup',
  minimumAge: 21,
  deposit: 600,
  pricePerExtraKm: 0.35,
});
const flatbed = bodyType('flatbed', {
  category: 'flatbed',
  minimumAge: 21,
  deposit: 750,
  pricePerExtraKm: 0.38,
  bufferMinutes: 90,
});
const minibus = bodyType(
  'minibus',
  {
    category: 'minibus',
    minimumAge: 21,
    deposit: 600,
    pricePerExtraKm: 0.32,
    includedKmPerDay: 200,
  },
  ['minibus-01-inside', 'minibus-02-inside'],
);
const box = bodyType('box', {
  category: 'box',
  minimumAge: 21,
  deposit: 750,
  pricePerExtraKm: 0.38,
  bufferMinutes: 90,
});

/** Fourteen vehicles in seven body types. Names and licence plates are invented: no district has XX. */
export const demoVehicles: DemoVehicle[] = [
  smallCar(
    1,
    {
      model: 'Kleinwagen Stadt E',
      doors: 3,
      seats: 4,
      luggage: 1,
      fuelType: 'Electricity',
      age: 1,
      payloadKg: 380,
      loadVolumeM3: 0.2,
      loadLengthCm: 70,
      licencePlate: 'XX-NB 101E',
      mileageKm: 9_850,
    },
    [12.5, 79, 395],
    { ...automatic, builtIn: true, due: { inspectionDueOn: 700, safetyCheckDueOn: 310 } },
  ),
  smallCar(
    2,
    {
      model: 'Kleinwagen Stadt',
      doors: 5,
      seats: 5,
      luggage: 2,
      fuelType: 'Gasoline',
      age: 3,
      payloadKg: 430,
      loadVolumeM3: 0.3,
      loadLengthCm: 75,
      licencePlate: 'XX-NB 102',
      mileageKm: 41_300,
    },
    [9.9, 62, 310],
    { due: { inspectionDueOn: 24, safetyCheckDueOn: 150 } },
  ),
  estate(
    1,
    {
      model: 'Kombi Revier',
      doors: 5,
      seats: 5,
      luggage: 4,
      fuelType: 'Diesel',
      age: 2,
      payloadKg: 560,
      loadVolumeM3: 1.6,
      loadLengthCm: 185,
      licencePlate: 'XX-NB 111',
      mileageKm: 38_700,
    },
    [16, 99, 495],
    { towBar: true },
  ),
  estate(
    2,
    {
      model: 'Kombi Revier Hybrid',
      doors: 5,
      seats: 5,
      luggage: 4,
      fuelType: 'Hybrid',
      age: 1,
      payloadKg: 520,
      loadVolumeM3: 1.5,
      loadLengthCm: 180,
      licencePlate: 'XX-NB 112',
      mileageKm: 14_200,
    },
    [18.75, 115, 575],
    { ...automatic, due: { inspectionDueOn: 640, safetyCheckDueOn: 275 } },
  ),
  van(
    1,
    {
      model: 'Montagewagen L1',
      doors: 4,
      seats: 3,
      luggage: 8,
      fuelType: 'Diesel',
      age: 4,
      payloadKg: 890,
      loadVolumeM3: 5.8,
      loadLengthCm: 250,
      licencePlate: 'XX-NB 121',
      mileageKm: 76_400,
    },
    [19.5, 119, 595],
    { towBar: true, builtIn: true },
  ),
  van(
    2,
    {
      model: 'Montagewagen L2 E',
      doors: 4,
      seats: 3,
      luggage: 12,
      fuelType: 'Electricity',
      age: 1,
      payloadKg: 980,
      loadVolumeM3: 10.5,
      loadLengthCm: 340,
      licencePlate: 'XX-NB 122E',
      mileageKm: 11_900,
    },
    [24, 149, 745],
    { ...automatic, due: { inspectionDueOn: 410, safetyCheckDueOn: 45 } },
  ),
  pickup(
    1,
    {
      model: 'Pick-up Baustelle 4x4',
      doors: 4,
      seats: 5,
      luggage: 6,
      fuelType: 'Diesel',
      age: 2,
      payloadKg: 1_010,
      loadVolumeM3: 1.2,
      loadLengthCm: 155,
      licencePlate: 'XX-NB 131',
      mileageKm: 44_600,
    },
    [27.5, 169, 845],
    { towBar: true },
  ),
  pickup(
    2,
    {
      model: 'Pick-up Trasse',
      doors: 2,
      seats: 2,
      luggage: 9,
      fuelType: 'LPG',
      age: 5,
      payloadKg: 1_120,
      loadVolumeM3: 1.8,
      loadLengthCm: 230,
      licencePlate: 'XX-NB 132',
      mileageKm: 98_200,
    },
    [25, 155, 775],
    { ...tiptronic, towBar: true, due: { inspectionDueOn: 26, safetyCheckDueOn: 12 } },
  ),
  flatbed(
    1,
    {
      model: 'Pritsche Doppelkabine',
      doors: 4,
      seats: 6,
      luggage: 14,
      fuelType: 'Diesel',
      age: 6,
      payloadKg: 1_050,
      loadVolumeM3: 2.7,
      loadLengthCm: 320,
      licencePlate: 'XX-NB 141',
      mileageKm: 121_500,
    },
    [29.9, 185, 925],
    { airConditioning: false, towBar: true },
  ),
  flatbed(
    2,
    {
      model: 'Pritsche Tieflader',
      doors: 2,
      seats: 3,
      luggage: 18,
      fuelType: 'Diesel',
      age: 3,
      payloadKg: 1_280,
      loadVolumeM3: 3.4,
      loadLengthCm: 420,
      licencePlate: 'XX-NB 142',
      mileageKm: 58_900,
    },
    [34, 209, 1045],
    { towBar: true, due: { inspectionDueOn: 180, safetyCheckDueOn: 180 } },
  ),
  minibus(
    1,
    {
      model: 'Mannschaftsbus 8',
      doors: 5,
      seats: 8,
      luggage: 5,
      fuelType: 'Diesel',
      age: 3,
      payloadKg: 820,
      loadVolumeM3: 1.4,
      loadLengthCm: 80,
      licencePlate: 'XX-NB 151',
      mileageKm: 63_100,
    },
    [26.4, 165, 825],
    { towBar: true },
  ),
  minibus(
    2,
    {
      model: 'Mannschaftsbus 9 H2',
      doors: 5,
      seats: 9,
      luggage: 6,
      fuelType: 'Hydrogen',
      age: 1,
      payloadKg: 870,
      loadVolumeM3: 1.7,
      loadLengthCm: 95,
      licencePlate: 'XX-NB 152',
      mileageKm: 16_800,
    },
    [31.2, 195, 975],
    { ...automatic, due: { inspectionDueOn: 340, safetyCheckDueOn: 340 } },
  ),
  box(
    1,
    {
      model: 'Koffer 3,5 t',
      doors: 3,
      seats: 3,
      luggage: 24,
      fuelType: 'CNG',
      age: 4,
      payloadKg: 1_020,
      loadVolumeM3: 20.5,
      loadLengthCm: 430,
      licencePlate: 'XX-NB 161',
      mileageKm: 84_700,
    },
    [32.5, 199, 995],
    { airConditioning: false },
  ),
  box(
    2,
    {
      model: 'Koffer 3,5 t mit Ladebordwand',
      doors: 3,
      seats: 3,
      luggage: 22,
      fuelType: 'Diesel',
      age: 2,
      payloadKg: 860,
      loadVolumeM3: 19,
      loadLengthCm: 420,
      licencePlate: 'XX-NB 162',
      mileageKm: 35_400,
    },
    [36.8, 225, 1125],
    {
      liftCheckedDaysAgo: 120,
      ...tiptronic,
      towBar: true,
      due: { inspectionDueOn: 260, safetyCheckDueOn: 28 },
    },
  ),
];
