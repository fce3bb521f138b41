import { limits } from '../../values/limits.ts';
import { counting } from '../counting.ts';

const { plural } = counting('en');

/** Messages that only the server says: the site shows its answers as they come. */
export const serverMessages = {
  common: {
    badId: 'This is not a valid id',
    badPage: 'The page must be a number from 0',
    badSize: `The page size must be a number from 1 to ${limits.page.maxSize}`,
    noted: 'Noted',
    badCursor: 'Send the cursor of an earlier answer as it was',
    badSort: 'The list cannot be sorted by this field',
    badDirection: 'The direction must be ASC or DESC',
    unknownParameter: ({ name }: { name: string }) => `This call knows no parameter "${name}"`,
    badKey: 'The Idempotency-Key must be 1 to 100 visible characters',
    otherRequest: 'This Idempotency-Key was sent with another request before',
    notFound: 'Not found',
    timedOut: 'The request took too long to arrive',
    bodyTooLarge: 'The request is too large',
    headersTooLarge: 'The headers are too large',
    unsupportedMedia: 'Send the body as application/json, and a file as multipart/form-data',
    unauthorized: 'Please login first',
    forbidden: 'You are not allowed to do this',
    tooManyRows: ({ most, call }: { most: number; call: string }) =>
      `There are more than ${most} rows. Please ask for them in pages: ${call}`,
    tooMany: 'Too many tries. Please try again later',
    busy: 'The server is busy. Please try again in a moment',
  },
  auth: {
    tooCommon: 'This password is too common. Please choose another one',
    tooWeak: 'This password is easy to guess. Please choose a longer or less usual one',
    loginFailed: 'The email or the password is wrong',
    emailTaken: 'An account with this email already exists',
    loggedOut: 'You are logged out',
    switchedOff: 'Your access is switched off',
    proofNeeded: 'Please confirm that it is you',
    proved: 'Thank you. For 15 minutes nobody asks again.',
  },
  companyLogin: {
    refused: 'The company’s log-in did not work. Please log in again',
    away: 'The company’s log-in cannot be reached right now. You can log in with your password',
    noRole: 'The company’s log-in gives you no role here. Please ask your administrator',
    noAddress:
      'The company’s log-in confirms no e-mail address of yours. Please ask your administrator',
    otherAccount:
      'This e-mail address belongs to somebody else’s log-in. Please ask your administrator',
    builtIn: 'The built-in administrator logs in with the password',
  },
  passkeys: {
    credential: 'The answer of the browser is missing',
    refused: 'This passkey does not log you in here. Please log in with your password',
    notProved:
      'This passkey is not of your account, or was not valid. Please take another one or your password',
    notAdded: 'The browser made no valid passkey. Please try again',
    tooMany: 'More passkeys are not possible. Please remove one first',
    notFound: 'There is no such passkey',
    secondFactor: 'Please log in with a passkey, too',
    expired: 'This took too long. Please log in again',
    wrongCode: 'This code is wrong or was used already',
    codes: 'These are your new codes. Keep them in a safe place',
  },
  contact: {
    notFound: 'There is no such message',
    unread: 'Say true or false for unread messages',
    kind: 'There is no such kind of message',
    unanswered: 'Say true or false for unanswered messages',
    done: 'Say true or false for whether the message is closed',
    closed: 'The message is closed',
    reopened: 'The message is open again',
  },
  answers: {
    sent: 'Your answer is on its way',
    twice: 'This message was answered meanwhile',
    notSent: 'This server sends no mails. Please answer with your mail program',
  },
  reservations: {
    referenceSaved: 'The details for the invoice were saved',
  },
  history: {
    kind: 'Unknown kind of record',
  },
  feeds: {
    kind: 'There is no such kind of calendar',
    notFound: 'There is no such calendar, or its address was renewed',
    created: 'This is the address of the calendar. Keep it to yourself',
    ended: 'The address of the calendar no longer works',
  },
  keys: {
    notFound: 'There is no such key',
    created: 'The key was made',
    revoked: 'The key no longer works',
    expired: 'This day is over',
  },
  webhooks: {
    active: 'Say true or false for whether it is told',
    state: 'There is no such state of a delivery',
    notFound: 'There is no such webhook',
    noDelivery: 'There is no such delivery',
    created: 'It is told from now on',
    updated: 'The change is saved',
    deleted: 'It is told nothing any more',
    tooMany: 'There are 20 already, and no more are told',
    isOff: 'Switch it on first',
    sentAgain: 'It is told again',
    notAllowed: 'Give an address that begins with https:// and is reachable on the internet',
  },
  mails: {
    state: 'There is no such state of a mail',
    notFound: 'There is no such mail',
    purged: 'Recipient and content of this mail were deleted. It cannot be sent again',
    sentAgain: 'The mail is sent again',
  },
  users: {
    oldPasswordWrong: 'The current password is wrong',
    language: 'Choose a language',
    languageChosen: 'Your language was stored',
    emailFixed: 'The email cannot be changed here',
    notFound: 'There is no such user',
    hasReservations:
      'This user has reservations and cannot be deleted. Erase the personal data instead',
    lastAdministrator: 'The last administrator cannot lose this role',
    whetherErased: 'Say true or false for erased users',
    erased: 'This account was erased. It cannot be changed any more',
    openRentals:
      'A booking is still open. The data can be erased once the vehicle is back or the booking is cancelled',
    ownAccount: 'Erase your own account in your profile',
    accountErasedExcept: ({ kept }: { kept: number }) =>
      plural(kept, {
        one: 'Your account was erased. The message that you wrote to us is kept until you ask us to delete it',
        other:
          'Your account was erased. The # messages that you wrote to us are kept until you ask us to delete them',
      }),
    dataErasedExcept: ({ kept }: { kept: number }) =>
      plural(kept, {
        one: 'The personal data was erased. One contact message from the same address is left',
        other: 'The personal data was erased. # contact messages from the same address are left',
      }),
    passwordWrong: 'The password is wrong',
  },
  documents: { notFound: 'There is no such document' },
  search: {
    towBar: 'Say true, or leave it out',
    maxPrice: 'Please enter the highest price',
    flag: 'Say true or false, or leave it out',
    group: 'Say true, false or kind, or leave it out',
    include: 'Say taken, or leave it out',
    oneTime: 'Say from when and until when',
    days: `Say a number of days from 1 to ${limits.calendarDays}`,
    past: 'The calendar begins today',
  },
} as const;
