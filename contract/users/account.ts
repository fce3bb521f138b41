import { z } from 'zod';
import { device } from './auth.ts';
import { linkToken, withoutLogin } from './by-link.ts';
import { newPassword, typedTwice } from './new-password.ts';
import { required, writeAnswer } from '../values/common.ts';
import { email } from '../values/email.ts';
import { deleteEndpoint, patchEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { emailAnswer } from '../values/readable-email.ts';

export const addressForm = z.object({ email: email('auth.email') });

const passwords = {
  password: newPassword('users.newPassword'),
  confirmPassword: required('users.confirmNewPassword'),
};
const sameTwice = typedTwice('password', 'confirmPassword');

/** The form behind a link that chooses a password. */
export const newPasswordForm = z.object(passwords).check(sameTwice);

export const forgotPassword = postEndpoint({
  path: '/password/forgotten',
  ...withoutLogin,
  summary: 'Ask for a link that chooses a new password; the answer is the same for every address',
  /** `from`: the page to return to, which the link carries; anything but a page of the site is left out. */
  body: addressForm.extend({ from: z.string().max(500).optional().catch(undefined) }),
});

export const resetPassword = postEndpoint({
  path: '/password/reset',
  ...withoutLogin,
  summary: 'Choose a password by the token of a reset or an invitation; all sessions end',
  body: z.object({ token: linkToken, ...passwords, device }).check(sameTwice),
  /** With the address to log in with. */
  answer: writeAnswer.extend({ email: emailAnswer }),
});

export const checkPasswordLink = postEndpoint({
  path: '/password/link',
  ...withoutLogin,
  summary: 'Ask whether the token of a reset or an invitation still works; it stays as it is',
  body: z.object({ token: linkToken }),
});

export const confirmEmail = postEndpoint({
  path: '/email/confirm',
  ...withoutLogin,
  summary:
    'Confirm an address by the token sent to it; a new one replaces the old one and ends the other sessions',
  also: [409, 429],
  body: z.object({ token: linkToken }),
});

/** The form that changes the own address. */
export const emailForm = addressForm.extend({ password: required('auth.password') });

export const changeEmail = postEndpoint({
  path: '/user/email',
  base: 'users',
  auth: 'user',
  summary: 'Ask for another e-mail address, which a link sent to it confirms',
  also: [403, 429],
  body: emailForm,
});

export const resendConfirmation = postEndpoint({
  path: '/email/confirmation',
  base: 'users',
  auth: 'user',
  summary: 'Send the link again that confirms your address',
  also: [403, 429],
});

export const resendEmailChange = postEndpoint({
  path: '/user/email/link',
  base: 'users',
  auth: 'user',
  summary: 'Send the link again that confirms the address you asked for',
  also: [409, 429],
});

export const withdrawEmailChange = deleteEndpoint({
  path: '/user/email',
  base: 'users',
  auth: 'user',
  summary: 'Keep your e-mail address: the link sent to the one you asked for no longer works',
});

const changedPasswords = {
  oldPassword: required('users.oldPassword'),
  newPassword: newPassword('users.newPassword'),
};

/** The form of a password change: the new password is typed twice. */
export const passwordForm = z
  .object({
    ...changedPasswords,
    confirmNewPassword: required('users.confirmNewPassword'),
  })
  .check(typedTwice('newPassword', 'confirmNewPassword'));

export const changePassword = patchEndpoint({
  path: '/user/auth',
  base: 'users',
  auth: 'user',
  summary: 'Change your password; your other sessions end',
  also: [403, 429],
  body: z.object(changedPasswords).extend({ device }),
  ours: ['device'],
});
