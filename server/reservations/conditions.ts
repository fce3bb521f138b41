import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { reservationExportFilters } from '../../contract/office/exports.ts';
import { missedBefore, type StateFilter } from '../../contract/reservations/reservation-states.ts';
import type {
  DepositState,
  Due,
  PaymentState,
} from '../../contract/reservations/reservations-admin.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import {
  due as dueOf,
  invoiceBalances,
  invoices,
  isLong,
  isMissing,
  isOpen,
  isOut,
  isUnpaid,
  lastMoment,
  reservations,
  usualDays,
  vehicles,
  users,
} from '../db/schema/index.ts';
import type { Config } from '../config.ts';
import { startOfDay, todayIn, toWallTime } from '../time/wall-times.ts';
import { idInNumber } from '../../contract/reservations/reservation-number.ts';
import { matchingUsers } from '../db/search.ts';
import { isWithin } from './revenue.ts';

const { status, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt } = reservations;

const isWaiting = and(isOpen, isNull(pickedUpAt));
const isDone = sql`${status} = 'DONE'`;
const isCancelled = sql`${status} = 'CANCELLED'`;

/** The condition that a reservation is in a state; the same as the contract's `stateOf` says. */
export const isInState = (state: StateFilter, now: Date): SQL =>
  ({
    open: isOpen,
    over: sql`not ${isOpen}`,
    toPickUp: and(isWaiting, gte(pickUpTime, missedBefore(now))),
    missed: and(isWaiting, lt(pickUpTime, missedBefore(now))),
    out: and(isOut, gte(dropOffTime, now)),
    late: and(isOut, lt(dropOffTime, now)),
    returned: and(isDone, isNotNull(returnedAt)),
    closed: and(isDone, isNull(returnedAt)),
    noShow: and(isCancelled, isNotNull(noShowAt)),
    cancelled: and(isCancelled, isNull(noShowAt)),
  })[state]!;

/** The open reservations that each kind of today's work is about. `today` begins with its first instant and ends before its second. */
export const dueConditions = (now: Date, today: [Date, Date]): Record<Due, SQL> => ({
  missing: isMissing,
  pickUps: and(isOpen, isNull(pickedUpAt), gte(pickUpTime, today[0]), lt(pickUpTime, today[1]))!,
  returns: and(isOpen, gte(dropOffTime, now), lt(dropOffTime, today[1]))!,
  lateReturns: and(isOut, lt(dropOffTime, now))!,
  // Nobody knows whether the vehicle was ever out.
  toBeClosed: and(isOpen, lt(dropOffTime, now), isNull(pickedUpAt))!,
});

const isCarriedOut = sql`${status} <> 'CANCELLED'`;

/** Not cancelled, and picked up from an instant up to but not including another one: as agreed, until it has happened. */
export const isPickedUpIn = (span: [Date, Date]): SQL =>
  and(
    isCarriedOut,
    or(isWithin(pickedUpAt, span), and(isNull(pickedUpAt), isWithin(pickUpTime, span))),
  )!;

/** The same of returns. */
export const isReturnedIn = (span: [Date, Date]): SQL =>
  and(
    isCarriedOut,
    or(isWithin(returnedAt, span), and(isNull(returnedAt), isWithin(dropOffTime, span))),
  )!;

/** Of a list and its export. */
type Filter = FilterOf<typeof reservationExportFilters>;

/** Amounts that are open of rentals that ended before this are overdue. */
export const overdueBefore = ({ timeZone, paymentDays }: AmountSettings): Date =>
  startOfDay(todayIn(timeZone), timeZone, -paymentDays);

const isOverdue = (settings: AmountSettings): SQL =>
  sql`${lastMoment(reservations)} < ${overdueBefore(settings).toISOString()}::timestamptz`;

const openOfInvoices = sql`coalesce((
  select sum(balance.open) from ${invoices} as invoice join ${invoiceBalances} as balance on balance.invoice_id = invoice.id
  where invoice.reservation_id = ${reservations.id}), 0)`;

const paymentConditions = (settings: AmountSettings): Record<PaymentState, SQL> => {
  const open = dueOf(reservations);
  return {
    paid: sql`${open} = 0 and ${reservations.paid} > 0`,
    partly: and(isUnpaid, sql`${reservations.paid} > 0`)!,
    open: isUnpaid,
    overdue: and(isUnpaid, isOverdue(settings))!,
    notInvoiced: and(isUnpaid, sql`${open} > ${openOfInvoices}`)!,
    // The first of both is what the index of what is not settled has.
    overpaid: sql`${open} <> 0 and ${open} < 0`,
  };
};

/** What is to be left, and what is held, as a deposit. */
export const depositConditions: Record<DepositState, SQL> = {
  due: and(isOpen, sql`${reservations.deposit} > ${reservations.depositHeld}`)!,
  held: sql`${reservations.depositHeld} > 0`,
};

export type AmountSettings = Pick<Config, 'timeZone' | 'paymentDays'>;

export function filterCondition(filter: Filter, settings: AmountSettings): SQL | undefined {
  const { timeZone: zone } = settings;
  const { ids, search, state, category, homePlace, vehicleId, userId, status } = filter;
  const { from, until, due, paymentState, depositState, pickedUpOn, returnedOn } = filter;
  const spanOf = (day: string): [Date, Date] => [startOfDay(day, zone), startOfDay(day, zone, 1)];
  return allOf<typeof reservationExportFilters>({
    ids: ids && inArray(reservations.id, ids),
    search: matchingReservations(search),
    state: state && isInState(state, new Date()),
    category: category && isOfCategory(category, Boolean(from ?? until)),
    homePlace: homePlace === undefined ? undefined : isAtHome(homePlace, Boolean(from ?? until)),
    vehicleId: vehicleId === undefined ? undefined : eq(reservations.vehicleId, vehicleId),
    userId: userId === undefined ? undefined : eq(reservations.userId, userId),
    status: status && eq(reservations.status, status),
    from: from ? isOverAfter(startOfDay(from, zone)) : undefined,
    until: until ? lt(pickUpTime, startOfDay(until, zone, 1)) : undefined,
    due: due && isDue(due, new Date(), zone),
    paymentState: paymentState && paymentConditions(settings)[paymentState],
    depositState: depositState && depositConditions[depositState],
    pickedUpOn: pickedUpOn ? isPickedUpIn(spanOf(pickedUpOn)) : undefined,
    returnedOn: returnedOn ? isReturnedIn(spanOf(returnedOn)) : undefined,
  });
}

/** The number of reservations that are wanted, if of a period: of those that begin in it only the pick-up has to be compared. */
export function countOfPeriod(filter: Filter, settings: AmountSettings): SQL | undefined {
  const { from, ...others } = filter;
  if (!from) return undefined;
  const start = startOfDay(from, settings.timeZone);
  // A rental ends after it begins.
  const beginning = and(filterCondition(others, settings), gte(pickUpTime, start));
  const reachingIn = and(filterCondition(filter, settings), lt(pickUpTime, start));
  return sql`${count(beginning)} + ${count(reachingIn)}`;
}

const count = (where: SQL | undefined) =>
  sql`(select count(*) from ${reservations} where ${where})`;

/**
 * The condition that a rental ends after an instant. Its pick-up is bound too: the index by pick-up would otherwise be read from
 * the first reservation ever.
 */
function isOverAfter(instant: Date): SQL {
  const isOver = gt(dropOffTime, instant);
  const usual = new Date(instant.getTime() - usualDays * 86_400_000).toISOString();
  const ofLong = sql`(select min(${pickUpTime}) from ${reservations} where ${and(isLong, isOver)})`;
  return and(isOver, sql`${pickUpTime} >= least(${usual}::timestamptz, ${ofLong})`)!;
}

const isOfCategory = (category: string, isOfPeriod: boolean) =>
  isOfVehicle(sql`one.category = ${category}`, isOfPeriod);
const isAtHome = (place: string, isOfPeriod: boolean) =>
  isOfVehicle(sql`one.home_place = ${place}`, isOfPeriod);

/**
 * The condition that holds of the vehicle. From an array the index by vehicle is used; of a period, which has an index
 * of its own, each reservation's vehicle is looked up, for which an array would be searched from its start.
 */
function isOfVehicle(condition: SQL, isOfPeriod: boolean): SQL {
  const which = sql`select one.id from ${vehicles} as one where ${condition}`;
  return sql`${reservations.vehicleId} ${isOfPeriod ? sql`in (${which})` : sql`= any(array(${which}))`}`;
}

function isDue(due: Due, now: Date, zone: string): SQL {
  const today = toWallTime(now, zone).slice(0, 10);
  return dueConditions(now, [startOfDay(today, zone), startOfDay(today, zone, 1)])[due];
}

/**
 * The condition that a search is a reservation's number or its vehicle's licence plate, or that its customer's data contain all
 * words of it. All are found first, each in an array: else the planner would read all reservations in their order until enough match.
 */
function matchingReservations(search = ''): SQL | undefined {
  const id = idInNumber(search);
  if (id !== null) return eq(reservations.id, id);
  const matches = matchingUsers({ search });
  if (!matches) return undefined;
  const customers = sql`array(select ${users.id} from ${users} where ${matches})`;
  const plate = sql`array(select one.id from ${vehicles} as one where one.plate_key = compact_plate(${search}))`;
  return sql`${reservations.id} = any(array(
    select searched.id from ${reservations} as searched
    where searched.user_id = any(${customers}) or searched.vehicle_id = any(${plate})))`;
}
