/** What other features use of mails. */
export type { Context as MailContext } from './context.ts';
export { describeWay } from './describe-way.ts';
export { languageOfOccasion, queueMail, type Mail, type Recipient } from './outbox.ts';
export { ageing, purgeMailsOf } from './purge.ts';
export { deletePurgedFiles } from './purged-files.ts';
export { scheduleReminders } from './remind.ts';
export { renderForAdministrators } from './render-for-administrators.ts';
export { scheduleMails } from './schedule.ts';
export { isRefusedAt, redirectUnsent, revokeLinks, setPendingEmail } from './revoke-links.ts';
export {
  findConfirmation,
  findLink,
  hashToken,
  tokenHours,
  useToken,
  type Link,
  type Purpose,
} from './tokens.ts';
export { unusualWait, usualWait, waitingSince } from './waiting.ts';
export type { MailValues, Occurrence } from './values.ts';
