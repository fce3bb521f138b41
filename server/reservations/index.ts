/**
 * What other features use of reservations. In this folder `reservation-creator`, `own-changes` and `admin-changes` have the rules;
 * `reservation-inserter` and `reservation-editor` have the statements that write, `statements`, `own-list` and `repository` those that
 * read.
 */
export {
  amountsAnswer,
  staffColumns,
  companyOfCustomer,
  customerName,
  customerPhone,
  rentalColumns,
  reservationAnswer,
  shownDrivers,
} from './columns.ts';
export {
  depositConditions,
  dueConditions,
  filterCondition,
  isInState,
  isPickedUpIn,
  isReturnedIn,
} from './conditions.ts';
export {
  rentalPlaceholders,
  availabilityCheck,
  isFree,
  isReady,
  occupiedBy,
  readinessNow,
  totalPriceOf,
  rentalValues,
  type Readiness,
  type RentalValues,
} from './availability.ts';
export {
  agreedColumns,
  agreementOf,
  billedHours,
  linesFor,
  linesOf,
  linesToPay,
  ownVat,
  pricedColumns,
  totalOf,
  type Priced,
} from './lines.ts';
export { amountDue, depositHeld, due, paid } from './amounts.ts';
export { vatPercentOf, vatPercentOn, vatPercentUntil, type TaxSettings } from './vat.ts';
export { earnedAt, isEarnedIn, isWithin } from './revenue.ts';
export { hoardedCategories } from './hoarding.ts';
export {
  conflictsFor,
  findInTheWay,
  findOpenReservations,
  isTransfer,
  transferColumns,
  openColumns,
  type OpenReservation,
} from './in-the-way.ts';
export { checkDiscount, maySave } from './concessions.ts';
export { readSwap } from './admin-changes.ts';
export { checkWritten } from './outcome.ts';
export {
  checkOffered,
  oneWayBetween,
  oneWayLines,
  plusFee,
  type OneWay,
  type OneWaySettings,
  type PlaceSlugs,
} from './one-way.ts';
export { customerAtBooking, type CustomerAtBooking } from './customer-at-booking.ts';
export { reservationEditor } from './reservation-editor.ts';
export { startedHours } from './started-hours.ts';
export { isTooFar, readRental, type Rental } from './rental.ts';
export { type ReservationOrder } from './statements.ts';
export { deadlineOf } from './own-changes.ts';
export { reservationQueries, visiblePapers, visibleReservations } from './repository.ts';
