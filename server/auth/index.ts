/** What other features use of accounts, passwords and sessions. */
export {
  accountColumns,
  findLogin,
  hasEmail,
  isSwitchedOff,
  lockLogin,
  lockRoles,
  provenInvoiceEmail,
  type AccountRow,
  type Login,
} from './accounts.ts';
export { challengeQueries } from './challenges.ts';
export { checkPassword } from './check-password.ts';
export { occurrenceOf } from './occurrence.ts';
export { forgetOrigins, startOrigins, type Origin } from './origins.ts';
export { hashPassword, unmatchable, verifyPassword } from './password.ts';
export { passkeyQueries } from './passkeys.ts';
export { passwordFault, refuseWeak } from './password-strength.ts';
export { needsSecondFactor } from './second-factor.ts';
export { endOtherWaysIn, endSessions, type Entering } from './sessions.ts';
export { startSession } from './start-session.ts';
