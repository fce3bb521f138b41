import { limits } from '../../values/limits.ts';
import type { RentalFieldName } from '../../reservations/rental-fields.ts';
import type { VehicleFieldName } from '../../vehicles/vehicle-fields.ts';
import { counting } from '../counting.ts';

const { number } = counting('en');

const vehicleMessages = {
  model: 'Please enter the model',
  category: 'Please choose one of the categories',
  homePlace: 'Please select one of the places',
  licencePlate: 'Please enter the licence plate in at most 15 characters',
  doors: 'Please enter the number of doors',
  seats: 'Please enter the number of seats',
  luggage: 'Please enter the luggage capacity',
  payloadKg: 'Please enter the payload in whole kilograms',
  loadVolumeM3: 'Please enter the volume in cubic metres with at most one decimal',
  loadLengthCm: 'Please enter the length in whole centimetres',
  towBar: 'Please enter whether there is a tow bar',
  transmission: 'Please enter type of transmission',
  airConditioning: 'Please enter whether air conditioning exists',
  fuelType: 'Please enter type of fuel',
  licenceClass: 'Please choose one of the licence classes',
  minimumAge: 'Please enter the minimum age in whole years',
  age: 'Please enter age of car',
  pricePerHour: 'Please enter price per hour',
  pricePerDay: 'Please enter the price per day',
  pricePerWeek: 'Please enter the price per week',
  includedKmPerDay: 'Please enter whole kilometres',
  pricePerExtraKm: 'Please enter the price of a kilometre',
  deposit: 'Please enter the deposit',
  mileageKm: 'Please enter whole kilometres',
  bufferMinutes: 'Please enter whole minutes, at most 1440',
  vin: 'A vehicle identification number has 17 digits and letters, without I, O and Q',
  firstRegisteredOn: 'Please enter the day of the first registration',
  inspectionDueOn: 'Please enter the day of the inspection',
  safetyCheckDueOn: 'Please enter the day of the safety check',
} satisfies Record<VehicleFieldName, string>;

const rentalMessages = {
  pickUpLocation: 'Enter the pick up place',
  pickUpTime: 'Enter the pick up time',
  dropOffLocation: 'Enter the drop off place',
  dropOffTime: 'Enter the drop off time',
} satisfies Record<RentalFieldName, string>;

/** Messages of the administrators' calls and forms. */
export const adminMessages = {
  vehicles: {
    ...vehicleMessages,
    dues: 'Please enter what it is due for as a list',
    tooManyDues: ({ maximum }: { maximum: number }) =>
      `A vehicle is due for ${maximum} things at most`,
    dueKind: 'Please select what it is due for',
    dueName: 'Please enter what it is due for',
    dueMonths: `Please enter whole months, at most ${limits.dueMonths}`,
    dueLastOn: 'Please enter the day on which it was last done',
    dueOn: 'Please enter when it is due, or when it was last done',
    dueBlocks: 'Please enter whether the vehicle is blocked from then on',
    dueTwice: 'This one is on the list already',
    dueChanged: 'This due date has changed meanwhile',
    dueDone: 'The due date was stored',
    state: 'There is no such state of a vehicle',
    image: 'Please select an image',
    images: `Please select at most ${limits.vehicleImages} images`,
    builtIn: 'Built-in vehicles can not be deleted and updated', // sic
    notFound: 'There is no such vehicle',
    created: 'Vehicle was created',
    updated: 'Vehicle was updated',
    deleted: 'Vehicle was deleted',
    plateTaken: ({ vehicle, id }: { vehicle: string; id: number }) =>
      `Another vehicle in service has this licence plate: ${vehicle} (no. ${id})`,
    hasReservations: 'This vehicle has reservations and cannot be deleted',
    retired: 'Vehicle is retired',
    reinstated: 'Vehicle is back in service',
  },
  edit: {
    ...rentalMessages,
    pickUpDate: 'Enter the pick up date',
    dropOffDate: 'Enter the drop off date',
    vehicle: 'Select a car',
    customer: 'Select a customer',
    status: 'Select a status',
    pricing: 'Please choose the price of the other vehicle',
    allowFree: 'Please say whether nothing is to be paid',
  },
  filters: {
    words: 'Please enter what you are looking for',
    rentalState: 'Please choose one of the states',
    place: 'Select a place',
    due: 'This is no work of today',
    paymentState: 'There is no such state of payment',
    depositState: 'There is no such state of the deposit',
    order: 'The last day cannot be before the first one',
  },
  timeline: {
    tooLong: `At most ${limits.timelineDays} days can be shown`,
  },
  figures: {
    tooLong: `At most ${number(limits.figureDays)} days can be compared`,
  },
  amounts: {
    unclear: ({ thousands, fraction }: { thousands: number; fraction: number }) =>
      `This could mean ${thousands.toFixed(2)} or ${fraction.toFixed(2)}. Please write one of them`,
  },
  images: {
    notFound: 'There is no such image',
    badId: 'This is not a valid image id',
    badWidth: 'The width must be a number of pixels',
    notAnImage: 'The file is not an image that can be read',
    notShown: 'Browsers cannot show HEIC or TIFF. Please save the image as JPEG and choose that',
    tooLarge:
      'The image must be at most 10 MB and 50 megapixels (16 as AVIF, GIF, progressive JPEG, interlaced PNG or with 16 bits a colour), and no side longer than 16,000 pixels',
    tooSmall: `The image must be at least ${limits.minImage.width} pixels wide and ${limits.minImage.height} high`,
    missing: 'Please select an image',
    uploaded: 'Image was uploaded',
    deleted: 'Image was deleted',
    inUse: 'The image is used by another vehicle',
  },
  blocks: {
    from: 'Select when it begins',
    until: 'Select when it ends, or leave it open',
    reason: 'Select a reason',
    note: 'Please enter a note',
    move: 'Say which reservations go to which vehicles',
    leave: 'Say whether reservations are left without a vehicle',
    moveBack: 'Say which reservations go back',
    order: 'The end must be after the beginning',
    vehicle: 'Select a vehicle',
    conflicts: 'Reservations are in the way',
    blocked: 'The vehicle is already out of service at that time',
    notMovable:
      'A reservation cannot be moved to this vehicle: it is taken, not ready or of another kind, or the rental runs',
    created: 'Vehicle was taken out of service',
    updated: 'Block was updated',
    deleted: 'Vehicle is back in service',
    notFound: 'There is no such block',
  },
  adjustments: {
    amount: 'Please enter the price',
    text: 'Please enter the reason',
    belowZero: 'The price cannot be below zero',
    percent: 'Please enter the discount in percent, such as 10',
  },
  answers: {
    text: 'Please enter your answer',
  },
  prices: {
    none: 'Please choose vehicles',
    tooMany: `At most ${number(limits.page.maxSize)} vehicles can be changed at once`,
    twice: 'Each vehicle can be named only once',
    changed: 'Prices were changed',
    changedMeanwhile: 'Somebody has changed prices meanwhile. Nothing was changed',
  },
} as const;
