import proxyAddress from '@fastify/proxy-addr';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { newPassword } from '../contract/users/new-password.ts';
import { businessVariables, toBusiness } from '../contract/site/business-variables.ts';
import {
  perSetting,
  settingFields,
  settingNames,
  type Settings,
} from '../contract/office/settings.ts';
import { limits } from '../contract/values/limits.ts';
import { toAscii } from '../contract/values/email.ts';
import { defaultTimeZone } from '../contract/values/default-time-zone.ts';
import type { DatabaseLocation } from './db/index.ts';
import { companyLoginVariables, toCompanyLogin } from './company-login/settings.ts';
import { isEmail, mailVariables, toMailSettings } from './mail/settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { describeSettings } from './settings/sources.ts';
import { StartError } from './start-error.ts';

/** An invalid setting. The message names its variable. */
export class ConfigError extends StartError {}

export type Config = ReturnType<typeof config>;
export type BookingLimits = Config['bookingLimits'];
export type Retention = Pick<Config, 'retention' | 'timeZone'>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** A whole number of so many digits; `what` says which, for its message. */
const wholeNumber = (what: string, digits: number) => (fallback: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`), `must be a number ${what}`)
    .transform(Number)
    .default(fallback);

const limitSetting = wholeNumber('from 0 to 999999; 0 is no limit', 6);
const minutesSetting = wholeNumber('of minutes from 0 to 999', 3);
const hoursSetting = wholeNumber('of hours from 0 to 999', 3);
const daysSetting = wholeNumber('of days from 0 to 999', 3);
/** 1 for yes, 0 for no. */
const taxedSetting = z
  .enum(['yes', 'no'], 'must be one of yes, no')
  .transform((answer) => Number(answer === 'yes'))
  .optional();
const accountSetting = z
  .string()
  .regex(/^[1-9]\d{2,7}$/, 'must be an account of 3 to 8 digits')
  .transform(Number)
  .optional();
/** A number that administrators decide, within the same bounds. */
const numberSetting = (
  name: 'datevConsultant' | 'datevClient' | 'accountDigits' | 'yearFromMonth' | 'counterDiscount',
) => {
  const { min = 0, max } = settingFields[name] as { min?: number; max: number };
  return z
    .string()
    .regex(/^\d{1,7}$/, `must be a number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a number from ${min} to ${max}`)
    .optional();
};
const moneySetting = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 89 or 89.50')
  .transform(Number)
  .optional();
const yearsSetting = wholeNumber('of years from 0 to 99; 0 is for ever', 2);

/** All settings of the server. */
export const variables = businessVariables.extend({
  ...mailVariables.shape,
  ...companyLoginVariables.shape,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
    .default(3000),
  // The name has two addresses, so Fastify would start two servers, and only the first gets our handlers.
  HOST: z
    .string()
    .transform((host) => (host === 'localhost' ? '127.0.0.1' : host))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address like postgres://user:password@host/name')
    .refine(
      isDatabaseUrl,
      'is not a valid address. In the password write %23 for #, %2F for /, %3A for :, %3F for ?, %40 for @ and %25 for %',
    )
    .optional(),
  PREPARED_STATEMENTS: choice(['on', 'off']).default('on'),
  ADMIN_EMAIL: z
    .string()
    .refine(isEmail, 'must be an e-mail address')
    .transform(toAscii)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (password) => newPassword('auth.password').safeParse(password).success,
      `must have ${limits.password.min} to ${limits.password.max} characters, among them a lowercase and an uppercase letter, a digit and one of @$!%*#?&`,
    )
    .optional(),
  SEED: choice(['demo', 'none']).optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin')
    .default(defaultTimeZone),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://example.com, without a path, separated by commas',
    )
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((proxy) => proxy.trim()))
    .refine(
      (proxies) => proxies.every(isNetwork),
      'must be addresses or networks such as 10.0.0.5 or 172.16.0.0/12, separated by commas',
    )
    .default([]),
  RATE_LIMITS: choice(['on', 'off']).default('on'),
  STAFF_SECOND_FACTOR: choice(['off', 'required']).default('off'),
  MAX_OPEN_RESERVATIONS: limitSetting(10),
  MAX_RENTAL_DAYS: limitSetting(90),
  MAX_BOOKINGS_PER_HOUR: limitSetting(20),
  MAX_OPEN_DAYS_NEW: limitSetting(14),
  MAX_OPEN_DAYS: limitSetting(365),
  MAX_BOOKINGS_PER_NETWORK: limitSetting(30),
  NOT_READY_HOURS: hoursSetting(settingFields.notReadyHours.usual),
  GRACE_MINUTES: minutesSetting(settingFields.graceMinutes.usual),
  COUNTER_DISCOUNT: numberSetting('counterDiscount'),
  EARLY_HOURS: hoursSetting(settingFields.earlyHours.usual),
  CANCELLATION_HOURS: hoursSetting(settingFields.cancellationHours.usual),
  ONE_WAY_FEE: moneySetting,
  TRANSFER_HOURS: hoursSetting(settingFields.transferHours.usual),
  PAYMENT_DAYS: daysSetting(settingFields.paymentDays.usual),
  CANCELLATION_TAXED: taxedSetting,
  NO_SHOW_TAXED: taxedSetting,
  FINE_TAXED: taxedSetting,
  ACCOUNT_CHART: choice(['SKR03', 'SKR04'])
    .transform((chart) => (chart === 'SKR03' ? 3 : 4))
    .optional(),
  DATEV_CONSULTANT: numberSetting('datevConsultant'),
  DATEV_CLIENT: numberSetting('datevClient'),
  ACCOUNT_DIGITS: numberSetting('accountDigits'),
  YEAR_FROM_MONTH: numberSetting('yearFromMonth'),
  PAYMENTS_BOOKED: taxedSetting,
  ACCOUNT_RECEIVABLES: accountSetting,
  ACCOUNT_REVENUE: accountSetting,
  ACCOUNT_UNTAXED: accountSetting,
  ACCOUNT_CLAIMS: accountSetting,
  ACCOUNT_DEPOSITS: accountSetting,
  ACCOUNT_ADVANCES: accountSetting,
  ACCOUNT_TRANSIT: accountSetting,
  INVOICE_AT: choice(['return', 'hand'])
    .default('return')
    .transform((at) => (at === 'return' ? 1 : 0)),
  INVOICE_DELAY_MINUTES: minutesSetting(settingFields.invoiceDelayMinutes.usual),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Z][A-Z0-9-]{0,9}$/, 'must be at most 10 capital letters, digits and -')
    .default('RE-'),
  HOLD_UNTIL: z.iso.date('must be a day such as 2036-12-31').optional(),
  RETENTION_YEARS: yearsSetting(8),
  MESSAGE_RETENTION_YEARS: yearsSetting(3),
  PHOTO_RETENTION_MONTHS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of months from 0 to 999; 0 is for ever')
    .transform(Number)
    .default(36),
  LOG_LEVEL: choice(logLevels).default('info'),
  MAX_OPEN_RESERVATIONS_UNCONFIRMED: limitSetting(3),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must be at least 16 letters, digits or . _ ~ + / = -')
    .optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .transform((list) => list.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => /^age1[\da-z]{58,}$/.test(key)),
      'must be public keys of age such as age1…, separated by commas',
    )
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'must be numbers of days, weeks and months, such as 7,5,12')
    .transform((list) => list.split(',').map(Number) as [number, number, number])
    .transform(([daily, weekly, monthly]) => ({ daily, weekly, monthly }))
    .optional(),
  NODE_ENV: choice(['development', 'test', 'production']).default('development'),
  ALLOW_PLACEHOLDERS: choice(['on', 'off']).default('off'),
});

/** Business settings that a company has to make for itself, though a first look has defaults. */
const ownBusiness = ['CURRENCY', 'VAT_PERCENT', 'PAYMENT'] as const;

/** Reads the settings, secrets also from files. An empty variable counts as missing. Throws StartError. */
export function config(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''),
  );
  const { data, error } = variables.safeParse(given);
  if (!data) {
    const { path, message } = error.issues[0]!;
    throw new ConfigError(`${String(path[0])}: ${message}.`);
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = data;
  const production = data.NODE_ENV === 'production';
  if (production && data.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS: off is not allowed in production.');
  if (production && data.SMTP_URL && !data.SITE_URL)
    throw new ConfigError('SITE_URL: is needed for the links in mails that SMTP_URL sends.');
  if (production && data.STAFF_SECOND_FACTOR === 'required' && !data.SITE_URL)
    throw new ConfigError('SITE_URL: is needed for the passkeys of STAFF_SECOND_FACTOR.');
  const companyLogin = toCompanyLogin(data);
  if (companyLogin && 'missing' in companyLogin)
    throw new ConfigError(`${companyLogin.missing}: is needed for the company’s log-in, too.`);
  if (production && companyLogin && !data.SITE_URL)
    throw new ConfigError('SITE_URL: is needed for the way back from OIDC_ISSUER.');
  return {
    port: data.PORT,
    host: data.HOST,
    database: readLocation(data),
    /** The folder for files of this server only. */
    dataDir: data.DATA_DIR,
    /** What the settings specify of the built-in administrator. */
    administrator: { email, password },
    seed: data.SEED ?? (production ? 'none' : 'demo'),
    /** The company's time zone, in which wall-clock times are read, such as Europe/Berlin. */
    timeZone: data.TIME_ZONE,
    business: toBusiness(data),
    unsetBusiness: ownBusiness.filter((name) => !env[name]),
    /** Whether production starts without these, and with the placeholder of a company. */
    allowsPlaceholders: data.ALLOW_PLACEHOLDERS === 'on',
    mail: toMailSettings(data, production),
    /** The site's address, for links in mails. */
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    corsOrigins: data.CORS_ORIGINS,
    /** Addresses and networks of the proxies that name a client's address; without any the nearest is believed. */
    trustedProxies: data.TRUSTED_PROXIES,
    rateLimits: data.RATE_LIMITS === 'on',
    /** Whether a password alone logs no staff in. */
    needsSecondFactor: data.STAFF_SECOND_FACTOR === 'required',
    /** The company's identity provider, for staff; null for none. */
    companyLogin,
    /** What a customer may book; 0 means no limit. Administrators have none. */
    bookingLimits: {
      /** Open reservations that still end in the future. */
      openReservations: data.MAX_OPEN_RESERVATIONS,
      /** Days by the wall clock. */
      rentalDays: data.MAX_RENTAL_DAYS,
      bookingsPerHour: data.MAX_BOOKINGS_PER_HOUR,
      /** Days of open reservations together, until a first rental was returned. */
      openDaysNew: data.MAX_OPEN_DAYS_NEW,
      /** The same from then on. */
      openDays: data.MAX_OPEN_DAYS,
      /** New bookings of all customers of a network within an hour, as a rate limit. */
      bookingsPerNetwork: data.RATE_LIMITS === 'on' ? data.MAX_BOOKINGS_PER_NETWORK : 0,
    },
    /** Open reservations of customers who have not confirmed their address, where mails are sent; 0 means no limit of its own. */
    openUnconfirmed: data.SMTP_URL ? data.MAX_OPEN_RESERVATIONS_UNCONFIRMED : 0,
    // What follows changes while the server runs: see server/settings/.
    ...settingsInForce(data),
    /** What the numbers of invoices begin with, before the year. */
    invoicePrefix: data.INVOICE_PREFIX,
    /** The last day on which no invoice may be deleted, whatever its age; null for none. */
    holdUntil: data.HOLD_UNTIL ?? null,
    /** The rates of tax by their first day, in order; before the first of them `business.vatPercent` applies. */
    vatRates: [] as { validFrom: string; percent: number }[],
    /** Those of them that the environment sets. */
    fixedSettings: settingNames.filter((name) => env[settingFields[name].variable]),
    /** For how many years after that of the drop-off, or of the message, something is kept; 0 means for ever. */
    retention: {
      reservationYears: data.RETENTION_YEARS,
      messageYears: data.MESSAGE_RETENTION_YEARS,
      /** Months after they were stored for which photos from the counter are kept, and the protocols that show them. */
      photoMonths: data.PHOTO_RETENTION_MONTHS,
    },
    /** What only the operator sets, for administrators to read. */
    operatorSettings: describeSettings(env, given, perVariable(data)),
    logLevel: data.LOG_LEVEL,
    /** Allows its bearer to read the metrics; without one nobody may. */
    metricsToken: data.METRICS_TOKEN,
    backups: {
      /** Public keys that backups are encrypted to. */
      recipients: data.BACKUP_RECIPIENTS,
      /** Of how many days, weeks and months the last backup of a folder is kept; undefined keeps all. */
      keep: data.BACKUP_KEEP,
    },
    production,
    /** Whether others than this machine's users can reach the server: in production, or with a host other than loopback. */
    exposed: production || !isLoopback(data.HOST),
  };
}

/** What administrators decide about, as the environment sets it, or as it is usual. */
const settingsInForce = (data: Record<string, unknown>) =>
  perSetting((_, { variable, usual }) => data[variable] ?? usual) as Settings;

/** The value of each variable, also of those that nothing sets. */
const perVariable = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(variables.shape).map((name) => [name, data[name]]));

const readLocation = (data: z.output<typeof variables>): DatabaseLocation =>
  data.DATABASE_URL
    ? { kind: 'postgres', url: data.DATABASE_URL, prepared: data.PREPARED_STATEMENTS === 'on' }
    : { kind: 'folder', path: data.DATA_DIR };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const version = isIP(host);
  return version > 0 && loopback.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

function isTimeZone(name: string): boolean {
  try {
    // Temporal also accepts offsets, but they have no daylight saving time.
    return /^[a-z]/i.test(name) && Boolean(Temporal.Now.zonedDateTimeISO(name));
  } catch {
    return false;
  }
}

/** Whether the URL parses as meant: an unescaped special character shifts its parts. */
function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  try {
    decodeURIComponent(username + password + pathname);
  } catch {
    return false;
  }
  return !hash && !`${pathname}${search}`.includes('@');
}

function isNetwork(text: string): boolean {
  try {
    return Boolean(proxyAddress.compile(text));
  } catch {
    return false;
  }
}

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
