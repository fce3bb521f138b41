import type { blockReasons } from '../../../contract/vehicles/block-reasons.ts';
import type { DueKind } from '../../../contract/vehicles/vehicle-dues.ts';
import type { stateFilters } from '../../../contract/vehicles/vehicles.ts';

const reasons: Record<(typeof blockReasons)[number], string> = {
  maintenance: 'Maintenance',
  inspection: 'Inspection',
  repair: 'Repair',
  own_use: 'Own use',
};

const stateNames: Record<(typeof stateFilters)[number], string> = {
  free: 'Free now',
  rented: 'Rented',
  late: 'Late',
  preparing: 'Being prepared',
  transfer: 'In transfer',
  blocked: 'Blocked',
  retired: 'Retired',
  due: 'Inspection due',
};

const dueMarks: Record<DueKind, string> = {
  inspection: 'Insp.',
  safetyCheck: 'Safety',
  safetyInspection: 'SP',
  tachograph: 'Tacho',
  tailLift: 'Lift',
  other: 'Due',
};

const inTheWay = (count: number) =>
  count === 1 ? '1 reservation is in the way' : `${count} reservations are in the way`;

/** The texts about when vehicles are out of service, and what they do now. */
export const blockTexts = {
  new: 'Block a vehicle',
  edit: 'Edit block',
  reason: 'Reason',
  reasons,
  fromDate: 'From',
  fromTime: 'From, time',
  untilDate: 'Until',
  untilTime: 'Until, time',
  isOpen: 'Until further notice',
  note: 'Note',
  create: 'Block',
  save: 'Save',
  delete: 'Delete block',
  notPossible:
    'The vehicle is back, but it could not be taken out of service: it is reserved in that time. Move these reservations first.',
  notDeleted:
    'The block is not deleted yet. Please look at what the form holds now, and delete it again if it can go.',
  yes: 'Yes',
  no: 'No',
  /** `until` is null for an open block. */
  span: (from: string, until: string | null) =>
    until === null ? `from ${from} until further notice` : `${from} – ${until}`,
  name: (reason: string, span: string, note: string) =>
    [reason, span, note].filter(Boolean).join(', '),
  blocks: 'Blocks',
  help: 'Help',
  howToDraw: 'To block a vehicle, draw over its lane, or use the button.',
  howToDrawShort: 'To block a vehicle, use the button. Tap a block to change it.',
  howToMove:
    'Drag a block or a reservation to move it, or its ends to change when it begins and ends; a reservation also goes to another vehicle. With the keyboard: on a reservation, Space picks it up. ← and → move by a quarter of an hour, ↑ and ↓ a block by an hour and a reservation to the next vehicle, Page Up and Page Down by a day, with Shift only the end, with Alt and Shift only the beginning. Enter saves or opens, Escape cancels.',
  reservationAt: (customer: string, from: string, until: string, vehicle: string) =>
    `${customer}, ${from} – ${until}, ${vehicle}`,
  moveReservation: (reservation: string) => `Move ${reservation}?`,
  move: 'Move reservation',
  was: (before: string) => `was ${before}`,
  pickUpPlace: 'Pick-up place',
  noReservation: 'The reservation could not be loaded',
  reservationMoved: (reservation: string, vehicle: string) =>
    `${reservation} was moved: ${vehicle}.`,
  oneDay: '1 day',
  grouping: 'Group',
  notGrouped: 'No',
  groupings: { category: 'By category', homePlace: 'By place' },
  noCategory: 'Without a category',
  noPlace: 'Anywhere',
  legend: 'Legend',
  barKinds: {
    booked: 'Booked',
    out: 'Out',
    late: 'Overdue',
    missing: 'Without a vehicle',
    done: 'Completed',
    blocked: 'Blocked',
    transfer: 'Transfer',
  },
  transfers: 'Transfers',
  moving: (name: string) => `${name}. Enter saves, Escape cancels.`,
  takenBack: (name: string) => `Not changed: ${name}`,
  created: (model: string, name: string) => `${model} is blocked: ${name}`,
  updated: (model: string, name: string) => `Block of ${model} was changed: ${name}`,
  deleted: (model: string, name: string) => `Block of ${model} was deleted: ${name}`,
  moved: (count: number) =>
    count === 1 ? '1 reservation was moved.' : `${count} reservations were moved.`,
  undo: 'Undo',
  undone: 'Undone.',
  partlyUndone: 'Not everything could be undone.',
  stays: {
    changed_meanwhile: (reservation: string) =>
      `${reservation} was not moved back: it was changed or cancelled meanwhile, or has begun.`,
    vehicle_taken: (reservation: string) =>
      `${reservation} was not moved back: its former vehicle is taken then.`,
  },
  blockStays:
    'The block that the hand-over ended was not put back: it was changed or deleted meanwhile, or the vehicle is taken then.',
  notUndone: 'Not undone',
  isNow: (name: string) => `It is now: ${name}`,
  close: 'Close message',
  late: 'late',
  dueBack: (time: string) => `late, due back ${time}`,
  inTheWay,
  newVehicleFor: (customer: string) => `Vehicle for ${customer}`,
  isRunning: 'This rental has begun, so it cannot be moved.',
  noneFree: 'No other vehicle of this category is free then.',
  bufferOnly: 'Its vehicle is still being prepared when the block begins.',
  looking: 'Looking for free vehicles …',
  withoutVehicle: 'Without a vehicle for now',
  mayStayEmpty:
    'Moved reservations keep their price. With an empty field the reservation stays without a vehicle for now.',
  leaveAndBlock: (count: number) =>
    `Block now, ${count} ${count === 1 ? 'reservation stays' : 'reservations stay'} without a vehicle`,
  left: (count: number) =>
    count === 1
      ? '1 reservation has no vehicle now and is on the dashboard.'
      : `${count} reservations have no vehicle now and are on the dashboard.`,
  moveAndBlock: 'Move and block',
  stuck: 'Change the time of the block, or change these reservations first.',
  /** On the lane, where there is little room. */
  dueMarks,
  due: (what: string, day: string) => `${what} due ${day}`,
  overdue: (what: string, day: string) => `${what} overdue since ${day}`,
  plan: 'Plan inspection',
  planShort: 'Plan',
  planFor: (model: string) => `for ${model}`,
  planned: (day: string) => `Inspection planned ${day}`,
  plannedLate: (day: string) => `Inspection not planned until ${day}`,
  state: 'State',
  allStates: 'All',
  stateNames,
  rentedUntil: (time: string) => `Rented until ${time}`,
  preparingUntil: (time: string) => `Being prepared until ${time}`,
  transferUntil: (time: string) => `In transfer until ${time}`,
  blockedUntil: (time: string) => `Blocked until ${time}`,
  blockedOpen: 'Blocked until further notice',
  lateSince: (time: string) => `Late since ${time}`,
} as const;

export const catalogue = { texts: blockTexts, messages: {} };
