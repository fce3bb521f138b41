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

type Identity = Pick<DemoVehicle, 'model' | 'licencePlate' | 'fuelType' | 'age'>;
/** How many it takes, what it carries, and how far it has come. */
interface Size {
  room: [doors: number, seats: number, luggage: number];
  load: [payloadKg: number, loadVolumeM3: number, loadLengthCm: number];
  mileageKm: number;
}
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
    identity: Identity,
    { room, load, mileageKm }: Size,
    [pricePerHour, pricePerDay, pricePerWeek]: Prices,
    rest: Rest = {},
  ): DemoVehicle => ({
    drawings: [`${type}-0${number}`, `${type}-load`, insides[number - 1] ?? `${type}-inside`],
    licenceClass: 'B',
    includedKmPerDay: 150,
    homePlace: number === 1 ? 'bauhof-nord' : 'lager-sued',
    bufferMinutes: 60,
    ...shared,
    ...identity,
    doors: room[0],
    seats: room[1],
    luggage: room[2],
    payloadKg: load[0],
    loadVolumeM3: load[1],
    loadLengthCm: load[2],
    mileageKm,
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
    { model: 'Kleinwagen Stadt E', licencePlate: 'XX-NB 101E', fuelType: 'Electricity', age: 1 },
    { room: [3, 4, 1], load: [380, 0.2, 70], mileageKm: 9_850 },
    [12.5, 79, 395],
    { ...automatic, builtIn: true, due: { inspectionDueOn: 700, safetyCheckDueOn: 310 } },
  ),
  smallCar(
    2,
    { model: 'Kleinwagen Stadt', licencePlate: 'XX-NB 102', fuelType: 'Gasoline', age: 3 },
    { room: [5, 5, 2], load: [430, 0.3, 75], mileageKm: 41_300 },
    [9.9, 62, 310],
    { due: { inspectionDueOn: 24, safetyCheckDueOn: 150 } },
  ),
  estate(
    1,
    { model: 'Kombi Revier', licencePlate: 'XX-NB 111', fuelType: 'Diesel', age: 2 },
    { room: [5, 5, 4], load: [560, 1.6, 185], mileageKm: 38_700 },
    [16, 99, 495],
    { towBar: true },
  ),
  estate(
    2,
    { model: 'Kombi Revier Hybrid', licencePlate: 'XX-NB 112', fuelType: 'Hybrid', age: 1 },
    { room: [5, 5, 4], load: [520, 1.5, 180], mileageKm: 14_200 },
    [18.75, 115, 575],
    { ...automatic, due: { inspectionDueOn: 640, safetyCheckDueOn: 275 } },
  ),
  van(
    1,
    { model: 'Montagewagen L1', licencePlate: 'XX-NB 121', fuelType: 'Diesel', age: 4 },
    { room: [4, 3, 8], load: [890, 5.8, 250], mileageKm: 76_400 },
    [19.5, 119, 595],
    { towBar: true, builtIn: true },
  ),
  van(
    2,
    { model: 'Montagewagen L2 E', licencePlate: 'XX-NB 122E', fuelType: 'Electricity', age: 1 },
    { room: [4, 3, 12], load: [980, 10.5, 340], mileageKm: 11_900 },
    [24, 149, 745],
    { ...automatic, due: { inspectionDueOn: 410, safetyCheckDueOn: 45 } },
  ),
  pickup(
    1,
    { model: 'Pick-up Baustelle 4x4', licencePlate: 'XX-NB 131', fuelType: 'Diesel', age: 2 },
    { room: [4, 5, 6], load: [1_010, 1.2, 155], mileageKm: 44_600 },
    [27.5, 169, 845],
    { towBar: true },
  ),
  pickup(
    2,
    { model: 'Pick-up Trasse', licencePlate: 'XX-NB 132', fuelType: 'LPG', age: 5 },
    { room: [2, 2, 9], load: [1_120, 1.8, 230], mileageKm: 98_200 },
    [25, 155, 775],
    { ...tiptronic, towBar: true, due: { inspectionDueOn: 26, safetyCheckDueOn: 12 } },
  ),
  flatbed(
    1,
    { model: 'Pritsche Doppelkabine', licencePlate: 'XX-NB 141', fuelType: 'Diesel', age: 6 },
    { room: [4, 6, 14], load: [1_050, 2.7, 320], mileageKm: 121_500 },
    [29.9, 185, 925],
    { airConditioning: false, towBar: true },
  ),
  flatbed(
    2,
    { model: 'Pritsche Tieflader', licencePlate: 'XX-NB 142', fuelType: 'Diesel', age: 3 },
    { room: [2, 3, 18], load: [1_280, 3.4, 420], mileageKm: 58_900 },
    [34, 209, 1045],
    { towBar: true, due: { inspectionDueOn: 180, safetyCheckDueOn: 180 } },
  ),
  minibus(
    1,
    { model: 'Mannschaftsbus 8', licencePlate: 'XX-NB 151', fuelType: 'Diesel', age: 3 },
    { room: [5, 8, 5], load: [820, 1.4, 80], mileageKm: 63_100 },
    [26.4, 165, 825],
    { towBar: true },
  ),
  minibus(
    2,
    { model: 'Mannschaftsbus 9 H2', licencePlate: 'XX-NB 152', fuelType: 'Hydrogen', age: 1 },
    { room: [5, 9, 6], load: [870, 1.7, 95], mileageKm: 16_800 },
    [31.2, 195, 975],
    { ...automatic, due: { inspectionDueOn: 340, safetyCheckDueOn: 340 } },
  ),
  box(
    1,
    { model: 'Koffer 3,5 t', licencePlate: 'XX-NB 161', fuelType: 'CNG', age: 4 },
    { room: [3, 3, 24], load: [1_020, 20.5, 430], mileageKm: 84_700 },
    [32.5, 199, 995],
    { airConditioning: false },
  ),
  box(
    2,
    {
      model: 'Koffer 3,5 t mit Ladebordwand',
      licencePlate: 'XX-NB 162',
      fuelType: 'Diesel',
      age: 2,
    },
    { room: [3, 3, 22], load: [860, 19, 420], mileageKm: 35_400 },
    [36.8, 225, 1125],
    {
      liftCheckedDaysAgo: 120,
      ...tiptronic,
      towBar: true,
      due: { inspectionDueOn: 260, safetyCheckDueOn: 28 },
    },
  ),
];
