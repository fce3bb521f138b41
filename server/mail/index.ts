/** What other features use of mails. */
export type { Context as MailContext } from './context.ts';
export { renderForAdministrators } from './for-administrators.ts';
export { queueMail, type Mail, type Recipient } from './outbox.ts';
export { scheduleMails } from './schedule.ts';
export { useToken, type Purpose } from './tokens.ts';
export type { Occurrence } from './values.ts';
