/** All tables. */
export * from './counter.ts';
export * from './mails.ts';
export * from './messages.ts';
export * from './occupancies.ts';
export * from './reservations.ts';
export * from './users.ts';
export * from './vehicles.ts';
