/** What other features use of mails. */
export { queueMail, type Recipient } from './outbox.ts';
export { scheduleMails } from './schedule.ts';
export { useToken, type Purpose } from './tokens.ts';
export type { Occurrence } from './values.ts';
