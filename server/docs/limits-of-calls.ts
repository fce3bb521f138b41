import type { CallName } from '../../contract/calls.ts';
import { allowed, type LimitName } from '../load/rate-limits.ts';

const mail: LimitName[] = ['mail of administrator'];
const link: LimitName[] = ['link of account', 'link to recipient'];
const invitation: LimitName[] = [...mail, 'link to recipient'];
const change: LimitName[] = ['change of account', 'change of unconfirmed account'];
const message: LimitName[] = ['message of address', 'message of sender'];
const password: LimitName[] = ['password of account'];
const token: LimitName[] = ['token of address'];

/** Which rate limits count a call. */
export const limitsOf: Partial<Record<CallName, LimitName[]>> = {
  login: [
    'login of address',
    'login of account',
    'login of account from device',
    'login of account from its network',
    'login of account from network',
  ],
  register: ['register of address'],
  forgotPassword: ['link of address'],
  checkPasswordLink: token,
  resetPassword: token,
  prove: password,
  getInvitation: token,
  acceptInvitation: token,
  acceptAsUser: token,
  confirmEmail: token,
  changeEmail: [...password, ...link],
  changePassword: [...password, 'new password of account'],
  resendConfirmation: link,
  resendEmailChange: link,
  eraseAccount: password,
  cancelReservation: change,
  changeReservation: change,
  passkeyOptions: ['passkey of account'],
  createRecoveryCodes: ['passkey of account'],
  loginOptions: ['passkey of address'],
  startCompanyLogin: ['company log-in of address'],
  loginByRecoveryCode: ['recovery of account'],
  createFeed: ['feed of account'],
  getFeed: ['reading of feed', ...token],
  createCustomer: invitation,
  inviteCustomer: invitation,
  inviteColleague: invitation,
  sendMessage: message,
  endContract: message,
  reportBrowserError: ['browser error of address'],
  answerMessage: mail,
  resendMail: mail,
};

/** Limits that are no rates: settings of the company. */
const othersOf: Partial<Record<CallName, string>> = {
  createReservation:
    'the bookings of an hour, and the days that a customer and a network may have booked ahead, as the company sets them',
};

const inWords = (name: LimitName): string => {
  const { most, seconds } = allowed[name];
  return `${name}: ${most} in ${seconds / 60} minutes`;
};

/** The limits that a call has, in words; none for most, which only an overloaded server refuses. */
export const limitsInWords = (name: CallName): string[] => [
  ...(limitsOf[name] ?? []).map(inWords),
  ...(othersOf[name] ? [othersOf[name]] : []),
];
