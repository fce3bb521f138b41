import type { Per, Unit } from '../../values/vehicle-field.ts';
import type { VehicleChoice, VehicleFieldName } from '../../vehicles/vehicle-fields.ts';

const vehicleLabels: Record<VehicleFieldName, string> = {
  model: 'Model',
  category: 'Category',
  licencePlate: 'Licence plate',
  homePlace: 'Place',
  doors: 'Doors',
  seats: 'Seats',
  luggage: 'Luggage',
  payloadKg: 'Payload',
  loadVolumeM3: 'Load volume',
  loadLengthCm: 'Load length',
  towBar: 'Tow bar',
  transmission: 'Transmission',
  airConditioning: 'Air conditioning',
  fuelType: 'Fuel type',
  licenceClass: 'Driving licence',
  minimumAge: 'Minimum age',
  age: 'Age',
  pricePerHour: 'Price/hour',
  pricePerDay: 'Price/day',
  pricePerWeek: 'Price/week',
  includedKmPerDay: 'Included per day',
  pricePerExtraKm: 'Each further km',
  deposit: 'Deposit',
  mileageKm: 'Mileage',
  bufferMinutes: 'Time between rentals',
  vin: 'VIN',
  firstRegisteredOn: 'First registration',
  inspectionDueOn: 'Inspection due',
  safetyCheckDueOn: 'Safety check due',
};

/** As specified: the values themselves; categories are ours. */
const choiceTexts: Record<VehicleChoice, string> = {
  Automatic: 'Automatic',
  Manuel: 'Manuel', // sic
  Tiptronic: 'Tiptronic',
  Electricity: 'Electricity',
  Hybrid: 'Hybrid',
  Gasoline: 'Gasoline',
  Diesel: 'Diesel',
  Hydrogen: 'Hydrogen',
  LPG: 'LPG',
  CNG: 'CNG',
  small_car: 'Small car',
  estate: 'Estate car',
  van: 'Van',
  pickup: 'Pick-up',
  flatbed: 'Flatbed truck',
  minibus: 'Minibus',
  box: 'Box van',
};

const unitTexts: Record<Exclude<Unit, 'years'>, string> = {
  kilograms: 'kg',
  cubicMetres: 'm³',
  centimetres: 'cm',
  kilometres: 'km',
  minutes: 'min',
};

const pricesPer: Record<Per, (price: string) => string> = {
  hour: (price) => `${price}/hour`,
  day: (price) => `${price}/day`,
  week: (price) => `${price}/week`,
  kilometre: (price) => `${price}/km`,
};

/** By themselves, for the script that stands in a vehicle's page. */
export const vehicleTexts = {
  title: 'Vehicles',
  /** Of several that are equal. */
  equals: (count: number, isAll: boolean) => `${isAll ? '' : 'At least '}${count} vehicles`,
  empty: 'No vehicles',
  failed: 'The vehicles could not be loaded',
  vehicleFailed: 'The vehicle could not be loaded',
  ...vehicleLabels,
  choices: choiceTexts,
  withVat: (percent: string) => `incl. ${percent}\u00a0% VAT`,
  per: pricesPer,
  units: unitTexts,
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  yes: 'Yes',
  no: 'No',
  image: (model: string) => `Picture of ${model}`,
  furtherImage: (model: string, number: number) => `Picture ${number} of ${model}`,
  images: 'Pictures',
  enlarge: (image: string) => `${image}, enlarge`,
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  closeImages: 'Close',
  prices: 'Prices and kilometres',
  further: 'Further facts',
  toBooking: 'To booking',
  back: 'All vehicles',
} as const;
