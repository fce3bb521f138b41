import type { mailReasons } from '../../../contract/office/mail-reasons.ts';
import type { MailTemplate } from '../../../contract/office/mail-templates.ts';
import type { mailStates, mailWays } from '../../../contract/office/mails.ts';
import { limits } from '../../../contract/values/limits.ts';
import { counting } from '../../../contract/texts/counting.ts';

const { number } = counting('en');

const states: Record<(typeof mailStates)[number], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
};

const templates: Record<MailTemplate, string> = {
  welcome: 'Welcome',
  invitation: 'Invitation',
  'staff-invitation': 'Invitation to the staff',
  'password-reset': 'Forgotten password',
  'password-changed': 'Password changed',
  'new-device': 'New device',
  'new-passkey': 'New passkey',
  'new-recovery-codes': 'New recovery codes',
  'address-confirmation': 'Confirm the new address',
  'address-changing': 'Address is to be changed',
  'address-changed': 'Address changed',
  'booking-confirmed': 'Booking confirmed',
  'booking-changed': 'Booking changed',
  'booking-cancelled': 'Booking cancelled',
  'vehicle-exchanged': 'Vehicle exchanged',
  reminder: 'Reminder of the pick-up',
  'late-return': 'Late return',
  'handed-over': 'Vehicle handed over',
  returned: 'Vehicle returned',
  'invoice-issued': 'Invoice',
  'invoice-cancelled': 'Invoice cancelled',
  'invoice-reminder': 'Payment reminder',
  'message-received': 'Message received',
  'message-arrived': 'Message to the company',
  'webhook-off': 'A webhook was switched off',
  'message-answered': 'Answer to a message',
  'ending-received': 'Cancellation received',
};

/** Where mails go, if to no mail server. */
const ways: Record<Exclude<(typeof mailWays)[number], 'smtp'>, string> = {
  files: 'This server sends no mails: it writes them as files into the folder “mails” of DATA_DIR.',
  nowhere: 'This server sends no mails, because SMTP_URL is not set.',
};

const reasons: Record<keyof typeof mailReasons, string> = {
  unsent: 'Nothing sent it within four days',
  erased: 'The account of the recipient was erased',
  outdated: 'What it tells no longer holds',
  changed: 'The account was changed before this was sent',
  unwritten: 'The mail could not be written',
  cutShort: 'Each attempt was cut short',
  notBuilt: 'The site was not built yet',
  noAnswer: 'The mail server did not answer in time',
};

/** What mail servers and the network say; their own words follow in brackets. */
const smtpReasons = {
  unreachable: 'The mail server cannot be reached',
  insecure: 'The mail server offers no safe connection',
  logIn: 'The mail server refuses our log-in',
  noAddress: 'There is no such address',
  full: 'The mailbox is full',
  rules: 'The mail server’s rules forbid it',
  later: 'The mail server does not take it at the moment',
  refused: 'The mail server refused it',
};

/** The texts of the mails in the administrators' area, and of answers to messages. */
export const outboxTexts = {
  mail: 'Mail',
  none: 'No mails',
  notOffered: 'This server does not offer a list of mails.',
  ways,
  states,
  templates,
  reasons,
  smtpReasons,
  state: 'State',
  allStates: 'All',
  recipient: 'Recipient',
  deleted: 'Deleted',
  about: 'About',
  written: 'Written',
  ended: { sent: 'Sent', failed: 'Given up', withdrawn: 'Withdrawn' },
  reason: 'Reason',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  asSeen: 'As a mail program shows it',
  masked: 'Links that act for the recipient are masked.',
  purged: 'Recipient and content were deleted, 30 days after the mail ended or with the account.',
  unreadable: 'The content cannot be shown right now.',
  sendAgain: 'Send again',
  toCustomer: 'To the customer',

  answer: 'Your answer',
  blocks: 'Text blocks',
  answerHint: (used: number) =>
    `It is sent by mail and quotes the message. ${number(used)} of ${number(limits.answer)} characters`,
  send: 'Send answer',
  answered: 'Answered',
  byKey: (key: string, who: string | null) => (who === null ? `key ${key}` : `key ${key} (${who})`),
  answeredBy: (time: string, name: string | null) =>
    name === null ? `Answered ${time}` : `Answered ${time} by ${name}`,
  answeredOrDone: 'Answered or done',
  done: 'Done',
  close: 'Done without an answer',
  reopen: 'Open again',
  newer: 'Newer message',
  older: 'Older message',
  customer: 'Customer with this address',
  book: 'New reservation for this customer',
  answering: 'Answers',
  allAnswers: 'All',
  unanswered: 'Unanswered',
} as const;

export const catalogue = { texts: outboxTexts, messages: {} };
