import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { feedKinds } from '../../../contract/reservations/feed-kinds.ts';
import { languages } from '../../../contract/texts/language.ts';
import { licenceClasses } from '../../../contract/users/licence-classes.ts';
import {
  roles,
  staffRoles,
  type Right,
  type Role,
  type StaffRole,
} from '../../../contract/wire/rights.ts';
import {
  bytes,
  createdAt,
  id,
  inList,
  instant,
  isPossible,
  orderIndexes,
  rangeCheck,
  searchText,
  version,
} from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** How documents spell a name that they cannot show. */
    latinName: text('latin_name'),
    /** Empty for who has none: they get no mail and cannot log in. */
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** Street and number; of records from before `city` was asked for, some have the town here, too. */
    address: text('address').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city'),
    /** ISO 3166-1 alpha-2; null for the company's own. */
    country: text('country'),
    companyName: text('company_name'),
    vatId: text('vat_id'),
    /** By which German authorities are found. */
    leitwegId: text('leitweg_id'),
    /** Where invoices go; null for `email`. */
    invoiceEmail: text('invoice_email'),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    builtIn: boolean('built_in').notNull().default(false),
    /** The company's identity provider and its name for who logs in there, parted by a space; null for who never did. */
    companyLogin: text('company_login').unique('users_company_login'),
    /** What only administrators know and see. */
    note: text('note'),
    /** Whether they may not book by themselves. A trigger of `reservations` refuses it. */
    blocked: boolean('blocked').notNull().default(false),
    /** Whether they may book as much ahead as who has rented before. */
    trusted: boolean('trusted').notNull().default(false),
    /** When their driving licence was last seen; null for never. Handing a vehicle over sets it. */
    licenceSeenAt: instant('licence_seen_at'),
    licenceClass: text('licence_class', { enum: licenceClasses }),
    /** When the address proved to be theirs, by a link in a mail; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The address that replaces this one once the link sent to it is opened; null for none. */
    pendingEmail: text('pending_email'),
    /** Null until the browser tells it. */
    language: text('language', { enum: languages }),
    /** Null unless the personal data was erased. The row then only ties reservations together. */
    erasedAt: instant('erased_at'),
    /** Since when somebody who works for the company may not log in; null while they may. */
    switchedOffAt: instant('switched_off_at'),
    /** The record that has what this one had, if it was merged into that, which may be gone since. */
    mergedInto: integer('merged_into'),
    createdAt: createdAt(),
    version: version(),
    searchText: searchText(
      'first_name',
      'last_name',
      `coalesce(latin_name, '')`,
      'email',
      'zip_code',
      `coalesce(company_name, '')`,
    ),
    /** The telephone number's digits, for searches. */
    phoneDigits: text('phone_digits')
      .notNull()
      .generatedAlwaysAs(sql.raw(`translate(phone_number, '+()-/. ', '')`)),
  },
  (table) => [
    uniqueIndex('users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.email} <> ''`),
    ...orderIndexes('users', table.id, [table.firstName, table.lastName, table.email]),
    check(
      'users_roles',
      sql`${table.roles} <@ array[${inList(roles)}] and cardinality(${table.roles}) > 0`,
    ),
    check('users_language', sql`${table.language} in ('en', 'de')`),
    check(
      'users_erased',
      sql`${table.erasedAt} is null or concat(${table.firstName}, ${table.lastName}, ${table.phoneNumber}, ${table.address}, ${table.zipCode}, ${table.city}, ${table.country}, ${table.latinName}, ${table.companyName}, ${table.vatId}, ${table.leitwegId}, ${table.invoiceEmail}, ${table.note}, ${table.licenceClass}) = '' and not ${table.blocked} and not ${table.trusted} and ${table.licenceSeenAt} is null and ${table.email} like 'erased-%@invalid' and ${isPossible(table.erasedAt)}`,
    ),
    check('users_licence_class', sql`${table.licenceClass} in (${inList(licenceClasses)})`),
    check('users_licence_seen', isPossible(table.licenceSeenAt)),
    rangeCheck('users', [table.createdAt, table.switchedOffAt]),
  ],
);

/** Whether a user works for the company. */
export const isStaff = sql<boolean>`(${users.roles} <> array['Customer'])`;

/** Whether they may log in. */
export const isSwitchedOn = isNull(users.switchedOffAt);

/** The row goes with its user. */
export const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a leaked database does not leak sessions. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** Names it to its user. */
    id: integer('id').generatedAlwaysAsIdentity().notNull().unique('sessions_id'),
    userId: ofUser(),
    /** The browser's User-Agent, and the network's address; empty for sessions from before these were stored. */
    userAgent: text('user_agent').notNull().default(''),
    network: text('network').notNull().default(''),
    createdAt: createdAt(),
    /** Whether the company's identity provider logged them in, which is asked again after half a day. */
    isByCompany: boolean('by_company').notNull().default(false),
    /** When the user last proved who they are, after the log-in; null for never. */
    provedAt: instant('proved_at'),
    /** To within some minutes. */
    usedAt: instant('used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Calendars that programs read by a secret address. */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    userId: ofUser(),
    kind: text('kind', { enum: feedKinds }).notNull(),
    /** The slug of a place; empty for all. */
    place: text('place').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** SHA-256 of the secret, so that a leaked database does not leak addresses. */
    secretHash: bytes('secret_hash').notNull().unique('feeds_secret'),
    createdAt: createdAt(),
    /** To within an hour; null until it is read. */
    usedAt: instant('used_at'),
  },
  (table) => [
    unique('feeds_of_user').on(table.userId, table.kind, table.place),
    check('feeds_kind', sql`${table.kind} in (${inList(feedKinds)})`),
    check('feeds_language', sql`${table.language} in (${inList(languages)})`),
  ],
);

/** By what programs call in the name of who made it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** What it was given; its maker may have lost some of it since. */
    rights: text('rights').array().$type<Right[]>().notNull(),
    /** SHA-256 of the key, so that a leaked database does not leak keys. */
    hash: bytes('hash').notNull().unique('api_keys_hash'),
    createdAt: createdAt(),
    /** To within a minute; null until it is used. */
    usedAt: instant('used_at'),
    /** Null for no end. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

/** Devices and networks from which users logged in, so that others' failed attempts do not lock them out there. */
export const origins = pgTable(
  'origins',
  {
    userId: ofUser(),
    kind: text('kind', { enum: ['device', 'network'] }).notNull(),
    /** SHA-256 of a device's random value, or of a network's address. */
    hash: bytes('hash').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('origins_used').on(table.usedAt),
  ],
);

/** What a link in a mail may do: choose a new password, or the first one, or confirm an address. */
export const tokenPurposes = ['reset', 'invitation', 'confirm'] as const;

/** Links in mails that act for a user without a password. Those that choose one work once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the token, which only the mail holds. */
    hash: bytes('hash').primaryKey(),
    userId: ofUser(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** The address that it was sent to, which its use confirms. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId),
    index('mail_tokens_expiry').on(table.expiresAt),
    check('mail_tokens_purpose', sql`${table.purpose} in (${inList(tokenPurposes)})`),
  ],
);

/** Who is asked by mail to work for the company. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: text('email').notNull(),
    /** As the one who invites wrote it; empty for nothing. */
    name: text('name').notNull(),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code that only the last mail holds; null until one was sent. */
    codeHash: bytes('code_hash').unique('staff_invitations_code'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_invitations_email').on(sql`lower(${table.email})`),
    index('staff_invitations_by').on(table.invitedBy),
    check(
      'staff_invitations_roles',
      sql`${table.roles} <@ array[${inList(staffRoles)}] and cardinality(${table.roles}) > 0`,
    ),
  ],
);
