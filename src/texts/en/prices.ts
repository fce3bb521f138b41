import { counting } from '../../../contract/texts/counting.ts';
import type { RateName } from '../../../contract/vehicles/vehicle-prices.ts';

const { plural } = counting('en');

const rates: Record<RateName, string> = {
  pricePerHour: 'Per hour',
  pricePerDay: 'Per day',
  pricePerWeek: 'Per week',
};

const vehicles = (count: number) => plural(count, { one: '# vehicle', other: '# vehicles' });

/** The texts of what administrators do with prices, and of the vehicles that are free. */
export const priceTexts = {
  difference: (difference: string, total: string) => `${difference} to ${total}`,
  byHand: 'Set price by hand',
  wanted: (currency: string) => `Wanted total in ${currency}`,
  discountPercent: 'Or a discount in percent',
  reason: 'Reason',
  reasonHint: 'The customer sees it beside the price.',
  fromComputed: (difference: string, computed: string) =>
    `${difference} on the computed ${computed}`,
  asComputed: (computed: string) => `The computed price is ${computed}.`,
  remove: 'Back to the computed price',
  sameTotal: (lines: string) => `The price stays the same for the longer time: ${lines}.`,
  unknown: 'The computed price is not known yet. Please try again',

  freeVehicles: 'Which vehicles are free?',
  category: 'Kind',
  anyCategory: 'All kinds',
  giveTimes: 'Enter pick-up and drop-off, and the free vehicles appear here.',
  soonest: 'Free again soonest, with a later pick-up',
  otherKinds: 'Other kinds, free then',
  freeFrom: (time: string) => `from ${time}`,
  noneFree: 'No such vehicle is free then.',
  free: (count: number, isAll: boolean) =>
    isAll ? `${vehicles(count)} free` : `The first ${count} free vehicles`,
  showAll: 'Show all',

  change: 'Change prices',
  noChange: 'This server cannot change several prices at once.',
  about:
    'Choose what is to change. Nothing is changed before you press the button under the list. Reservations keep the prices that were agreed.',
  rule: 'Change',
  direction: 'Direction',
  up: 'Raise',
  down: 'Lower',
  measure: 'By',
  percent: 'Percent',
  amount: (currency: string) => `Amount in ${currency}`,
  rates,
  leaveEmpty: 'Leave a field empty to keep that price.',
  badNumber: 'Please enter a number',
  rounding: 'Round to',
  preview: 'New prices',
  all: (count: number) => `All ${vehicles(count)}`,
  choose: (vehicle: string) => `Change ${vehicle}`,
  vehicle: 'Vehicle',
  becomes: (before: string, after: string) => `${before} to ${after}`,
  nothing: 'No price changes yet. Enter by how much above.',
  builtIn: (count: number) =>
    plural(count, {
      one: '# built-in vehicle keeps its prices.',
      other: '# built-in vehicles keep their prices.',
    }),
  apply: (count: number) => `Change the prices of ${vehicles(count)}`,
  applied: (count: number) => `The prices of ${vehicles(count)} are changed.`,
  undo: 'Undo',
  undone: (count: number) => `The prices of ${vehicles(count)} are as they were before.`,
  changedMeanwhile: (names: string) =>
    `Somebody has changed prices meanwhile: ${names}. Nothing was changed. The list shows today's prices.`,
  notUndone: (names: string) => `Somebody has changed prices since: ${names}. Nothing was undone.`,
} as const;

export const catalogue = { texts: priceTexts, messages: {} };
