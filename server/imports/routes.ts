import type { FastifyInstance } from 'fastify';
import {
  importCustomers,
  importVehicles,
  type ImportAnswer,
} from '../../contract/office/imports.ts';
import { key, type MessageKey } from '../../contract/texts/message-key.ts';
import { limits } from '../../contract/values/limits.ts';
import type { Actor } from '../db/actor.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { actorOf, authenticateAgain } from '../http/authenticate.ts';
import { AppError, conflict, refused } from '../http/errors.ts';
import { done, languageOf, messageFor } from '../http/language.ts';
import { route, type Call } from '../http/route.ts';
import { readUpload } from '../images/index.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import type { Services } from '../services.ts';
import { todayIn } from '../time/wall-times.ts';
import type { Duplicate, ImportedRow } from './duplicates.ts';
import type { KindName } from './kinds.ts';
import { readInWorker } from './read-in-worker.ts';
import type { Imported } from './read-rows.ts';
import type { Fault } from './table.ts';
import { shownRows } from './shown-rows.ts';
import { addCustomers, findKnownCustomers, type NewCustomer } from './customers.ts';
import { addVehicles, findKnownPlates, placesOf, type NewVehicle } from './vehicles.ts';

/** Errors, and duplicates, in an answer. */
const mostListed = 1000;

const limited = concurrencyLimit('import', { running: 1, waiting: 5 });

const faults: Record<Fault['fault'], AppError> = {
  not_a_table: new AppError(415, 'not_a_table', 'imports.notATable'),
  too_many_rows: refused('too_many_rows', 'imports.tooManyRows'),
  no_headings: refused('no_headings', 'imports.noHeadings'),
};

/** What becomes of a table's rows. */
interface Target<Value> {
  kind: KindName;
  findDuplicates: (db: Database, rows: ImportedRow<Value>[]) => Promise<Duplicate[]>;
  /** Adds all or none. Throws a unique violation where another has added one of them meanwhile. */
  add: (db: Database, values: Value[], actor: Actor) => Promise<void>;
  added: (count: number) => MessageKey;
}

const vehicles: Target<NewVehicle> = {
  kind: 'vehicles',
  findDuplicates: findKnownPlates,
  add: addVehicles,
  added: (count) => key('imports.vehiclesAdded', { count }),
};

/** Adding records from tables: one at a time, for a large one keeps a processor busy for seconds. */
export function importRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const zone = config.timeZone;
  const customers: Target<NewCustomer> = {
    kind: 'customers',
    findDuplicates: findKnownCustomers,
    add: (...added) => addCustomers(...added, zone),
    added: (count) => key('imports.customersAdded', { count }),
  };

  route(app, importVehicles, (call) => importTable(call, vehicles));

  route(app, importCustomers, (call) => importTable(call, customers));

  async function importTable<Value extends object>(
    { query, request, session }: Call<typeof importVehicles>,
    { kind, findDuplicates, add, added }: Target<Value>,
  ): Promise<ImportAnswer> {
    const { bytes } = await readUpload(request, importVehicles.upload!, {
      bytes: limits.imports.bytes,
      missing: () => refused('file_missing', 'imports.missing'),
      tooLarge: () => new AppError(413, 'file_too_large', 'imports.tooLarge'),
    });
    return limited(async () => {
      const language = languageOf(request.headers);
      const places = await placesOf(db, company()?.places);
      const table = await readInWorker({ bytes, kind, language, today: todayIn(zone), places });
      if ('fault' in table) throw faults[table.fault];
      const rows = table.rows.filter(
        (row): row is typeof row & { value: Value } => row.value !== null,
      );
      const duplicates = await findDuplicates(db, rows);
      const translate = (message: string) => messageFor(request.headers, message);
      const answer = { ...describe(table, duplicates, translate), added: 0 };
      if (query.preview) return { ...done('imports.ready'), ...answer };
      // Others' tables may have been read before this one.
      await authenticateAgain(request);

      const repeated = new Set(duplicates.map(({ row }) => row));
      const isRefused = table.errors.length > 0 || (repeated.size > 0 && !query.skipDuplicates);
      if (isRefused) throw refusal(table.errors.length, repeated.size);
      const values = rows.filter(({ number }) => !repeated.has(number)).map(({ value }) => value);
      if (values.length === 0) throw conflict('not_importable', 'imports.nothing');
      await add(db, values, actorOf(session)).catch((error: unknown) => {
        // Somebody was faster: the next preview says who.
        throw hasSqlState(error, 'unique') ? refusal(0, 1) : error;
      });
      return { ...done(added(values.length)), ...answer, added: values.length };
    }, String(session.user.id));
  }
}

const refusal = (errors: number, duplicates: number) =>
  conflict('not_importable', key('imports.refused', { errors, duplicates }));

function describe(
  table: Imported,
  duplicates: Duplicate[],
  translate: (message: string) => string,
): Omit<ImportAnswer, 'success' | 'message' | 'added'> {
  const translated = <Listed extends { message: string }>(listed: Listed[]) =>
    listed
      .slice(0, mostListed)
      .map(({ message, ...entry }) => ({ ...entry, message: translate(message) }));
  return {
    rows: table.rows.length,
    columns: table.columns,
    errors: translated(table.errors),
    errorCount: table.errors.length,
    duplicates: translated(duplicates),
    duplicateCount: duplicates.length,
    shown: shownRows(
      table.rows,
      [...table.errors, ...duplicates].map(({ row }) => row),
    ),
  };
}
