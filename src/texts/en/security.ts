import { accountMessages } from '../../../contract/texts/en/account-messages.ts';

/** The texts of links in mails, of the profile's address and sessions, and of invitations. */
export const securityTexts = {
  forgotten: {
    title: 'Forgot your password?',
    about: 'We send you a link to choose a new one.',
    send: 'Send link',
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way. It works for one hour. Nothing there? Look into your spam folder.`,
    toLogin: 'Back to login',
  },
  reset: {
    title: 'Choose a new password',
    about: 'You are then logged out on all devices.',
    save: 'Save password',
  },
  invitation: {
    title: 'Welcome',
    about: 'We have created an account for you. Choose a password to use it.',
    save: 'Save password',
  },
  confirm: {
    title: 'Your email',
    failed: 'Your email could not be confirmed',
    toLogin: 'Login',
    toProfile: 'To your profile',
  },
  expired: {
    title: 'This link no longer works',
    about: 'It has expired, or it was used before.',
    confirmed: 'It has expired, or it was used before. If you have used it, all is done.',
    ask: 'Get a new link',
    askInProfile: 'Log in and get a new link',
  },
  email: {
    title: 'Email',
    about: 'You log in with it, and we write to it.',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet. Open the link in our mail.',
    sendAgain: 'Send the link again',
    pending: (address: string) =>
      `We have sent a link to ${address}. Open it within 7 days to finish the change.`,
    sendAgainTo: (address: string) => `Send the link again, to ${address}`,
    withdraw: 'Withdraw the change',
    changeBelow: 'Change it below',
    newEmail: 'New email',
    change: 'Change email',
  },
  sessions: {
    title: 'Devices',
    about: 'Here you are logged in. Log out what you do not know, then choose a new password.',
    failed: 'Your devices could not be loaded',
    current: 'This device',
    unknown: 'Unknown device',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    since: (time: string) => `Since ${time}`,
    lastUsed: (time: string) => `last used ${time}`,
    from: (network: string) => `from ${network}`,
    end: 'Log out',
    endNamed: (device: string) => `Log out ${device}`,
    endOthers: 'Log out all other devices',
    endOthersQuestion: 'Log out all other devices?',
  },
  customers: {
    company: 'Company',
    phone: 'Phone',
    who: 'Who',
    onlyCustomers: 'Customers',
    onlyStaff: 'Staff',
    everybody: 'All',
    add: 'New customer',
    title: 'New customer',
    about: 'With an email the customer gets an invitation, valid for 7 days, to choose a password.',
    create: 'Create and invite',
    language: 'Language of mails',
    emailOptional: 'Optional. Without one nothing is sent, and the customer cannot log in',
    noEmail: 'No email: nothing is sent, please call. The customer cannot log in.',
    giveEmail: 'Enter an email',
    createOnly: 'Create',
    confirmed: 'The email is confirmed.',
    unconfirmed: 'The email is not confirmed yet.',
    pending: (address: string) => `A change to ${address} waits for its link to be opened.`,
    bothTold: 'If you change it, we write to the old and the new address',
    inviteAgain: 'Send invitation again',
  },
} as const;

export const catalogue = { texts: securityTexts, messages: accountMessages };
