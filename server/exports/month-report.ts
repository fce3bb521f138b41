import type { Answer } from '../../contract/wire/endpoint.ts';
import { sumTaxed, taxOf, type Taxed } from '../../contract/money/tax.ts';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import { getMonthReport } from '../../contract/office/reports.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import {
  earnedAt,
  isEarnedIn,
  linesToPay,
  pricedColumns,
  type TaxSettings,
} from '../reservations/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { reservations, users, vehicles } from '../db/schema/index.ts';

/** The reservations that ended between two instants, by their end, as they are priced. */
export const endedReservations = (db: Database, from: Date, until: Date) =>
  db
    .select({
      ...pick(reservations, 'id', 'status', 'pickUpTime'),
      ...pick(reservations, 'dropOffTime', 'totalPrice', 'currency'),
      customer: sql<string>`coalesce(${reservations.customerName}, case when ${users.erasedAt} is null
        then ${users.firstName} || ' ' || ${users.lastName} end, '')`,
      vehicle: vehicles.model,
      licencePlate: vehicles.licencePlate,
      ...pricedColumns,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(isEarnedIn([from, until]))
    .orderBy(asc(earnedAt), asc(reservations.id));

export type Ended = Awaited<ReturnType<typeof endedReservations>>[number];

export type MonthReport = Omit<Answer<typeof getMonthReport>, 'asOf'>;
export type ReportLine = MonthReport['lines'][number];

/** What a line is for, in the reader's language. */
export type InWords = (line: ReservationLine, currency: string) => string;

/** As the report names them. */
export type Parts = Record<'net' | 'vat' | 'gross', number>;
const partsOf = ({ net, tax, gross }: Taxed): Parts => ({ net, vat: tax, gross });
const sumParts = (all: Parts[]): Parts =>
  partsOf(sumTaxed(all.map(({ vat, ...part }) => ({ ...part, tax: vat }))));

/** The lines of reservations; what was not agreed otherwise is of the company's settings. */
export function reportLines(rows: Ended[], settings: TaxSettings, inWords: InWords): ReportLine[] {
  const { business, timeZone: zone } = settings;
  return rows.flatMap((row) =>
    taxOf(linesToPay(row, settings), business.vatPercent).lines.map((line): ReportLine => {
      const currency = row.currency ?? business.currency;
      return {
        reservationId: row.id,
        number: reservationNumber(row.id),
        customer: row.customer,
        vehicle: row.vehicle,
        licencePlate: row.licencePlate,
        date: toWallTime(row.returnedAt ?? row.dropOffTime, zone).slice(0, 10),
        isReturned: row.status !== 'CREATED',
        kind: line.kind,
        text: inWords(line, currency),
        currency,
        vatPercent: line.vatPercent,
        ...partsOf(line),
      };
    }),
  );
}

/** The report of a month's reservations. */
export function monthReport(
  month: string,
  rows: Ended[],
  settings: TaxSettings,
  inWords: InWords,
): MonthReport {
  const lines = reportLines(rows, settings, inWords);
  const rates = Object.values(
    Object.groupBy(lines, ({ currency, vatPercent }) => `${currency} ${vatPercent}`),
  ).map((group) => {
    const { currency, vatPercent } = group![0]!;
    return { currency, vatPercent, ...sumParts(group!) };
  });
  const totals = rates.toSorted(
    (a, b) => a.currency.localeCompare(b.currency) || b.vatPercent - a.vatPercent,
  );
  const sums = Object.values(Object.groupBy(totals, ({ currency }) => currency)).map((group) => ({
    currency: group![0]!.currency,
    ...sumParts(group!),
  }));
  return { month, lines, totals, sums };
}
