import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { maxAmount, money, version } from './columns.ts';

/** What administrators decided, in the one row of this table; null where nothing was decided. */
export const companySettings = pgTable(
  'company_settings',
  {
    id: integer('id').primaryKey().default(1),
    earlyHours: integer('early_hours'),
    graceMinutes: integer('grace_minutes'),
    notReadyHours: integer('not_ready_hours'),
    cancellationHours: integer('cancellation_hours'),
    oneWayFee: money('one_way_fee'),
    transferHours: integer('transfer_hours'),
    version: version(),
  },
  (table) => [
    check('company_settings_one', sql`${table.id} = 1`),
    check(
      'company_settings_possible',
      sql`least(${table.earlyHours}, ${table.graceMinutes}, ${table.notReadyHours}, ${table.cancellationHours}, ${table.oneWayFee}, ${table.transferHours}) >= 0 and greatest(${table.earlyHours}, ${table.graceMinutes}, ${table.notReadyHours}, ${table.cancellationHours}, ${table.transferHours}) <= 999 and coalesce(${table.oneWayFee}, 0) <= ${maxAmount}`,
    ),
  ],
);
