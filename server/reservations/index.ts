/** What other features use of reservations. */
export { rentalColumns, reservationAnswer, reservationColumns } from './columns.ts';
export { dueConditions, filterCondition } from './conditions.ts';
export { startedHours } from './price.ts';
export { type ReservationOrder } from './statements.ts';
