/** What a rental's vehicle and customer are doing. `missed`: the pick-up has passed; `closed`: done without a recorded return. */
export const reservationStates = [
  'toPickUp',
  'missed',
  'out',
  'late',
  'returned',
  'closed',
  'noShow',
  'cancelled',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What a list of reservations can be narrowed to; `open` is what is not closed yet. */
export const stateFilters = ['open', ...reservationStates] as const;
export type StateFilter = (typeof stateFilters)[number];
