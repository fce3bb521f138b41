/** What sends mails and tells webhooks, in pauses that grow. */
export { attemptsIn, claimStatement, pauses } from './attempts.ts';
export { keepSending } from './keep-sending.ts';
