/** All tables that a backup has. */
export * from './blobs.ts';
export * from './condition.ts';
export * from './counter.ts';
export * from './history.ts';
export * from './invoices.ts';
export * from './mails.ts';
export * from './messages.ts';
export * from './occupancies.ts';
export * from './passkeys.ts';
export * from './payments.ts';
export * from './reservations.ts';
export * from './settings.ts';
export * from './users.ts';
export * from './vehicles.ts';
export * from './views.ts';
export * from './webhooks.ts';
