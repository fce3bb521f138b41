import { z } from 'zod';
import type { MessageKey } from '../texts/message-key.ts';
import { coded } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { moneyField, number, type NumberField } from '../values/numbers.ts';
import { getEndpoint, putEndpoint } from '../wire/endpoint.ts';

/** What choices are called: `yes`, `no`, when invoices are issued, and the charts of accounts. */
export type ChoiceName = 'yes' | 'no' | 'return' | 'hand' | 'SKR03' | 'SKR04';

type Field = NumberField & {
  message: MessageKey;
  variable: string;
  usual: number | null;
  /** Its values, each with what it means. */
  choices?: readonly (readonly [number, ChoiceName])[];
};

const hours = (variable: string, usual: number) =>
  ({ message: 'settings.hours', variable, usual, max: 999, unit: 'hours' }) as const;

const yesOrNo = [
  [1, 'yes'],
  [0, 'no'],
] as const;

/** Whether a kind of fee is taxed: the company has to decide, with its tax adviser. Until then it is, at the company's rate. */
const taxed = (variable: string) =>
  ({ message: 'settings.taxed', variable, usual: null, max: 1, choices: yesOrNo }) as const;

/** An account of the company's; without one that of the chart holds. */
const account = (variable: string) =>
  ({ message: 'settings.account', variable, usual: null, min: 100, max: 99_999_999 }) as const;

/**
 * What administrators decide about rentals. `usual` holds where nobody decided; the environment's `variable` wins over both.
 * Each also needs a column in the database.
 */
export const settingFields = {
  /** Hours before the pick-up in which a vehicle may be handed over. */
  earlyHours: hours('EARLY_HOURS', 2),
  /** Minutes after the agreed drop-off in which a return costs nothing more. */
  graceMinutes: {
    message: 'settings.minutes',
    variable: 'GRACE_MINUTES',
    usual: 15,
    max: 999,
    unit: 'minutes',
  },
  /** Percent of the rental that who may not set prices may grant. */
  counterDiscount: {
    message: 'settings.percent',
    variable: 'COUNTER_DISCOUNT',
    usual: 10,
    max: 100,
  },
  /** A vehicle that is late or past due cannot be picked up within so many hours. */
  notReadyHours: hours('NOT_READY_HOURS', 24),
  /** Hours before the pick-up until which customers may change and cancel. */
  cancellationHours: hours('CANCELLATION_HOURS', 24),
  /** What a drop-off at another place of the company costs, with tax; null: it is not offered. */
  oneWayFee: {
    ...moneyField(0, limits.adjustment),
    message: 'settings.money',
    variable: 'ONE_WAY_FEE',
    usual: null,
  },
  /** Hours after such a rental in which the vehicle is brought home, and nobody can have it. */
  transferHours: hours('TRANSFER_HOURS', 24),
  /** Days after the last one of a rental until which it is to be paid. */
  paymentDays: { message: 'settings.days', variable: 'PAYMENT_DAYS', usual: 14, max: 999 },
  /** Whether invoices are issued by themselves after the return, or by administrators alone. */
  invoiceAt: {
    message: 'settings.invoiceAt',
    variable: 'INVOICE_AT',
    usual: 1,
    max: 1,
    choices: [
      [1, 'return'],
      [0, 'hand'],
    ],
  },
  /** Minutes after the return in which it can be undone without an invoice. */
  invoiceDelayMinutes: {
    message: 'settings.minutes',
    variable: 'INVOICE_DELAY_MINUTES',
    usual: 30,
    max: 999,
    unit: 'minutes',
  },
  cancellationTaxed: taxed('CANCELLATION_TAXED'),
  noShowTaxed: taxed('NO_SHOW_TAXED'),
  fineTaxed: taxed('FINE_TAXED'),
  /** The chart of accounts that the accountant books in. */
  accountChart: {
    message: 'settings.chart',
    variable: 'ACCOUNT_CHART',
    usual: null,
    min: 3,
    max: 4,
    choices: [
      [3, 'SKR03'],
      [4, 'SKR04'],
    ],
  },
  /** The accountant's number at DATEV, and the company's there. */
  datevConsultant: {
    message: 'settings.consultant',
    variable: 'DATEV_CONSULTANT',
    usual: null,
    min: 1001,
    max: 9_999_999,
  },
  datevClient: {
    message: 'settings.client',
    variable: 'DATEV_CLIENT',
    usual: null,
    min: 1,
    max: 99_999,
  },
  /** Digits of an account; those of customers have one more. */
  accountDigits: {
    message: 'settings.digits',
    variable: 'ACCOUNT_DIGITS',
    usual: 4,
    min: 4,
    max: 8,
  },
  /** The month in which the financial year begins. */
  yearFromMonth: {
    message: 'settings.month',
    variable: 'YEAR_FROM_MONTH',
    usual: 1,
    min: 1,
    max: 12,
  },
  /** Whether payments are booked, too; else the bank's import does. */
  paymentsBooked: {
    message: 'settings.booked',
    variable: 'PAYMENTS_BOOKED',
    usual: null,
    max: 1,
    choices: yesOrNo,
  },
  accountReceivables: account('ACCOUNT_RECEIVABLES'),
  accountRevenue: account('ACCOUNT_REVENUE'),
  accountUntaxed: account('ACCOUNT_UNTAXED'),
  accountClaims: account('ACCOUNT_CLAIMS'),
  accountDeposits: account('ACCOUNT_DEPOSITS'),
  accountAdvances: account('ACCOUNT_ADVANCES'),
  accountTransit: account('ACCOUNT_TRANSIT'),
} as const satisfies Record<string, Field>;

export type SettingName = keyof typeof settingFields;
/** The settings in force. */
export type Settings = {
  [Name in SettingName]: (typeof settingFields)[Name]['usual'] extends null
    ? number | null
    : number;
};
/** What was decided; null where nothing was. */
export type DecidedSettings = Record<SettingName, number | null>;

export const settingNames = Object.keys(settingFields) as SettingName[];

/** Makes a record with an entry for each setting. */
export const perSetting = <Made>(make: (name: SettingName, field: Field) => Made) =>
  Object.fromEntries(settingNames.map((name) => [name, make(name, settingFields[name])])) as Record<
    SettingName,
    Made
  >;

type Edit = z.ZodOptional<z.ZodType<number | null, number | string | null>>;

/** Null, and the empty text of a form, mean what is usual; what is missing stays as it was. */
const edit = ({ message, ...field }: Field): Edit =>
  z
    .preprocess((value) => (value === '' ? null : value), number(message, field).nullable())
    .optional() as Edit;

export const settingsEdit = z
  .object(perSetting((_, field) => edit(field)))
  .refine((decided) => Object.values(decided).some((value) => value !== undefined), {
    path: [settingNames[0]!],
    ...coded('required', 'settings.hours'),
  });

const values = z.object(perSetting(() => z.number().nullable()));

const settings = values.extend({
  inForce: values,
  /** Those that the environment sets, which nobody can change here. */
  fixed: z.array(z.string()),
});
export type SettingsAnswer = z.output<typeof settings>;

export const getSettings = getEndpoint({
  path: '/settings',
  right: 'settings',
  summary: 'What administrators decided about rentals, and what is in force',
  isVersioned: true,
  answer: settings,
});

export const updateSettings = putEndpoint({
  path: '/settings',
  right: 'settings',
  summary: 'Decide about rentals; it is in force at once',
  isVersioned: true,
  body: settingsEdit,
});

/** Where the value of a variable comes from. */
const source = z.enum(['default', 'environment', 'file']);

export const getOperatorSettings = getEndpoint({
  path: '/settings/operator',
  right: 'settings',
  summary: 'What only the operator sets: every other variable of the server',
  answer: z.array(
    z.object({
      variable: z.string(),
      /** As it was set; null for none, and for secrets. */
      value: z.string().nullable(),
      isSecret: z.boolean(),
      source,
    }),
  ),
});
export type OperatorSetting = z.output<(typeof getOperatorSettings)['answer']>[number];
