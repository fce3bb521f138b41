import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportReservations, exportUsers, exportVehicles } from '../../contract/office/exports.ts';
import type { Language } from '../../contract/texts/language.ts';
import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { homeOf } from '../company/index.ts';
import { languageOf } from '../http/language.ts';
import { filterCondition } from '../reservations/index.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { todayIn, startOfDay, toWallTime } from '../time/wall-times.ts';
import { matchingUsers } from '../db/search.ts';
import { listedVehicles } from '../vehicles/index.ts';
import { reservationColumns, userColumns, vehicleColumns, type Heads } from './columns.ts';
import { sendCsv } from './csv.ts';
import { exportQueries } from './repository.ts';
import { sendWorkbook } from './workbook.ts';
import {
  downloadMonthReport,
  getMonthReport,
  reportSheets,
  type ReportSheet,
} from '../../contract/office/reports.ts';
import { countTable } from '../db/row-counts.ts';
import { reservations } from '../db/schema/index.ts';
import { snapshotCache } from '../load/snapshots.ts';
import { monthReport, type MonthReport, endedReservations } from './month-report.ts';
import { monthSpan } from './ledger.ts';
import { monthEntries } from './month-entries.ts';
import { monthSheet } from './month-sheets.ts';
import { wordsOf } from './month-words.ts';
import { sheetOf } from './sheet.ts';

/** Up to this many reservations totals are added up in each call. */
const manyReservations = 10_000;

/** What a month has earned, for the accounts. */
export function monthRoutes(app: FastifyInstance, { db, config }: Services): void {
  const { timeZone: zone } = config;
  const cached = snapshotCache<MonthReport>();

  async function report(month: string, { headers }: FastifyRequest) {
    const { inWords } = wordsOf(languageOf(headers));
    const from = startOfDay(`${month}-01`, zone);
    const until = startOfDay(firstAfter(month), zone);
    return monthReport(month, await endedReservations(db, from, until), config, inWords);
  }

  route(app, getMonthReport, async ({ query: { month, lines = true }, request }) => {
    const isLong = !lines && (await countTable(db, reservations)) > manyReservations;
    const compute = () => report(month, request);
    const { value, asOf } = isLong
      ? await cached(month, async () => ({ ...(await compute()), lines: [] }))
      : { asOf: new Date(), value: await compute() };
    return { ...value, asOf: toWallTime(asOf, zone), lines: lines ? value.lines : [] };
  });

  route(app, downloadMonthReport, async ({ query, request, reply }) => {
    const language = languageOf(request.headers);
    const words = wordsOf(language);
    const entries = monthEntries(db, config, words);
    const sheet = (name: ReportSheet) =>
      monthSheet(name, entries(name, monthSpan(query.month)), words);
    const { files } = words.heads.report;
    return query.format === 'csv'
      ? sendCsv(reply, `${files[query.sheet]}-${query.month}`, sheet(query.sheet), language)
      : sendWorkbook(reply, `${files.rentals}-${query.month}`, reportSheets.map(sheet));
  });
}

/** The first day of the next month. */
const firstAfter = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).toString();

const heads: Record<Language, Heads> = { en: english, de: german };
const headsFor = ({ headers }: FastifyRequest) => heads[languageOf(headers)];

export function exportRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const rows = exportQueries(db);
  const zone = config.timeZone;
  const { currency } = config.business;
  const readerOf = ({ headers }: FastifyRequest) => ({
    language: languageOf(headers),
    home: homeOf(company()),
  });

  route(app, exportUsers, ({ query, request, reply }) =>
    sendWorkbook(reply, 'users', [
      sheetOf(
        'users',
        userColumns(headsFor(request), zone, readerOf(request)),
        rows.users(query, matchingUsers(query)),
      ),
    ]),
  );

  route(app, exportVehicles, ({ query, request, reply }) =>
    sendWorkbook(reply, 'cars', [
      sheetOf(
        'cars',
        vehicleColumns(headsFor(request), currency),
        rows.vehicles(query, listedVehicles(query, todayIn(zone))),
      ),
    ]),
  );

  route(app, exportReservations, ({ query, request, reply }) => {
    const columns = reservationColumns(headsFor(request), {
      zone,
      currency,
      reader: readerOf(request),
    });
    const matches = rows.reservations(query, filterCondition(query, config));
    const sheet = sheetOf('reservations', columns, matches);
    return query.format === 'csv'
      ? sendCsv(reply, 'reservations', sheet, languageOf(request.headers))
      : sendWorkbook(reply, 'reservations', [sheet]);
  });
}
