import { required } from '../values/common.ts';

/** The secret of a link in a mail. */
export const linkToken = required('account.linkInvalid').max(200, 'account.linkInvalid');

/** What needs no log-in, but a place in the limit of such calls. */
export const withoutLogin = { base: 'users', auth: 'none', isPrivate: true, also: [429] } as const;
