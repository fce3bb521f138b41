import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MailSentence } from '../../../contract/office/mail-sentences.ts';
import { maxAmount, money, percent, version } from './columns.ts';

/** What administrators decided, in the one row of this table; null where nothing was decided. */
export const companySettings = pgTable(
  'company_settings',
  {
    id: integer('id').primaryKey().default(1),
    earlyHours: integer('early_hours'),
    graceMinutes: integer('grace_minutes'),
    counterDiscount: integer('counter_discount'),
    notReadyHours: integer('not_ready_hours'),
    cancellationHours: integer('cancellation_hours'),
    oneWayFee: money('one_way_fee'),
    transferHours: integer('transfer_hours'),
    paymentDays: integer('payment_days'),
    /** 1: after the return; 0: by hand. */
    invoiceAt: integer('invoice_at'),
    invoiceDelayMinutes: integer('invoice_delay_minutes'),
    /** Whether such fees are taxed: 1 for yes, 0 for no. */
    cancellationTaxed: integer('cancellation_taxed'),
    noShowTaxed: integer('no_show_taxed'),
    fineTaxed: integer('fine_taxed'),
    /** Where the accountant books: 3 for SKR03, 4 for SKR04, and what differs from it. */
    accountChart: integer('account_chart'),
    datevConsultant: integer('datev_consultant'),
    datevClient: integer('datev_client'),
    accountDigits: integer('account_digits'),
    yearFromMonth: integer('year_from_month'),
    paymentsBooked: integer('payments_booked'),
    accountReceivables: integer('account_receivables'),
    accountRevenue: integer('account_revenue'),
    accountUntaxed: integer('account_untaxed'),
    accountClaims: integer('account_claims'),
    accountDeposits: integer('account_deposits'),
    accountAdvances: integer('account_advances'),
    accountTransit: integer('account_transit'),
    version: version(),
  },
  (table) => [
    check(
      'company_settings_accounts',
      sql`${table.accountChart} between 3 and 4 and ${table.accountDigits} between 4 and 8 and ${table.yearFromMonth} between 1 and 12 and ${table.paymentsBooked} between 0 and 1 and ${table.datevConsultant} between 1001 and 9999999 and ${table.datevClient} between 1 and 99999 and least(${table.accountReceivables}, ${table.accountRevenue}, ${table.accountUntaxed}, ${table.accountClaims}, ${table.accountDeposits}, ${table.accountAdvances}, ${table.accountTransit}) >= 100 and greatest(${table.accountReceivables}, ${table.accountRevenue}, ${table.accountUntaxed}, ${table.accountClaims}, ${table.accountDeposits}, ${table.accountAdvances}, ${table.accountTransit}) <= 99999999`,
    ),
    check('company_settings_discount', sql`${table.counterDiscount} between 0 and 100`),
    check('company_settings_one', sql`${table.id} = 1`),
    check(
      'company_settings_possible',
      sql`least(${table.earlyHours}, ${table.graceMinutes}, ${table.notReadyHours}, ${table.cancellationHours}, ${table.oneWayFee}, ${table.transferHours}, ${table.paymentDays}, ${table.invoiceAt}, ${table.invoiceDelayMinutes}, ${table.cancellationTaxed}, ${table.noShowTaxed}, ${table.fineTaxed}) >= 0 and greatest(${table.earlyHours}, ${table.graceMinutes}, ${table.notReadyHours}, ${table.cancellationHours}, ${table.transferHours}, ${table.paymentDays}, ${table.invoiceDelayMinutes}) <= 999 and greatest(${table.invoiceAt}, ${table.cancellationTaxed}, ${table.noShowTaxed}, ${table.fineTaxed}) <= 1 and coalesce(${table.oneWayFee}, 0) <= ${maxAmount}`,
    ),
  ],
);

/** What the company adds to its mails, by template and language. */
export const mailSentences = pgTable(
  'mail_sentences',
  {
    template: text('template').$type<MailSentence['template']>().notNull(),
    language: text('language').$type<MailSentence['language']>().notNull(),
    sentence: text('sentence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.template, table.language] })],
);

/** The rates of the value-added tax by their first day at the company's place; before all of them the environment's applies. */
export const vatRates = pgTable(
  'vat_rates',
  {
    validFrom: date('valid_from').primaryKey(),
    percent: percent('percent').notNull(),
  },
  (table) => [check('vat_rates_possible', sql`${table.percent} >= 0 and ${table.percent} < 100`)],
);
