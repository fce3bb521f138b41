import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { rentalFieldNames } from '../../../contract/reservations/rental-fields.ts';
import { vehicleFieldNames } from '../../../contract/vehicles/vehicle-fields.ts';
import * as bookkeeping from '../../../server/db/schema/own-use.ts';
import * as schema from '../../../server/db/schema/index.ts';

const folder = 'server/db/migrations/meta';
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

test('the migrations create the tables’ columns', () => {
  const last = read('_journal.json').entries.at(-1) as { idx: number };
  const { tables } = read(`${String(last.idx).padStart(4, '0')}_snapshot.json`) as {
    tables: Record<string, { name: string; columns: object }>;
  };
  const made = Object.values(tables).map(({ name, columns }) => [name, Object.keys(columns)]);
  const asked = Object.values({ ...schema, ...bookkeeping })
    .filter((value) => is(value, PgTable))
    .map(getTableConfig)
    .map(({ name, columns }) => [name, columns.map((column) => column.name)]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(asked));
});

test("the vehicles table has exactly the contract's fields", () => {
  const own = [
    'id',
    'imageId',
    'builtIn',
    'retiredAt',
    'createdAt',
    'plateKey',
    'sharedPlate',
    'version',
    'searchText',
    ...['dues', 'firstDueOn', 'blockingDueOn'],
  ];
  const columns = Object.keys(getTableColumns(schema.vehicles));
  expect(columns.toSorted()).toEqual([...own, ...vehicleFieldNames].toSorted());
});

test("the table of reservations holds the contract's fields of a rental and no others", () => {
  const own = [
    'id',
    'userId',
    'vehicleId',
    'status',
    'totalPrice',
    'bookedByCustomer',
    'bufferMinutes',
    'pricePerHour',
    'pricePerDay',
    'pricePerWeek',
    'deposit',
    'includedKmPerDay',
    'pricePerExtraKm',
    'currency',
    'vatPercent',
    'pickedUpAt',
    'returnedAt',
    'noShowAt',
    'billedUntil',
    'termsHash',
    'customerName',
    'customerAddress',
    'customerCompany',
    'customerZipCode',
    'customerCity',
    'customerCountry',
    'orderNumber',
    'costCentre',
    'drivers',
    'exchangeConsent',
    'transferEndedAt',
    'transferHours',
    'vehicleMissing',
    'cancelledBecause',
    'invoiced',
    'hiddenAt',
    'createdAt',
    'version',
    ...['fees', 'paid', 'depositHeld'],
  ];
  const columns = Object.keys(getTableColumns(schema.reservations));
  expect(columns.toSorted()).toEqual([...own, ...rentalFieldNames].toSorted());
});
