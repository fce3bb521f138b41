import { counting } from '../counting.ts';
import { roleTexts } from './roles.ts';

const { plural } = counting('en');

const once = (time: string) => `The link works once, within ${time}.`;

/** What mails share, and mails about accounts and messages. Only the server writes them. */
export const mailTexts = {
  roles: roleTexts,
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  regards: 'Kind regards',
  questions: (phone: string) => `Any questions? Reply to this mail or call ${phone}.`,
  buttonFails: 'If the button does not work, open this address:',
  worksFor: (hours: number) =>
    hours < 48
      ? once(plural(hours, { one: '# hour', other: '# hours' }))
      : `The link works for ${plural(hours / 24, { one: '# day', other: '# days' })}.`,
  notYou: (phone: string) =>
    `This was not you? Choose a new password at once, and call us: ${phone}.`,
  footer: {
    vatId: 'VAT ID',
    directors: 'Managing directors',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    because: {
      account: (host: string) =>
        `You get this mail because somebody gave this address for a customer account at ${host}.`,
      staff: (host: string) =>
        `You get this mail because somebody of the company invited this address to work at ${host}.`,
      rental: (host: string) =>
        `You get this mail because a vehicle was booked for you at ${host}.`,
      message: (host: string) =>
        `You get this mail because somebody gave this address with a message at ${host}.`,
      inbox: (host: string) =>
        `You get this mail because messages from ${host} go to this address.`,
    },
  },

  welcome: {
    subject: (brand: string) => `Welcome to ${brand}: please confirm your address`,
    title: 'One more click',
    text: 'Your customer account is ready. Please confirm that this address is yours, so that confirmations and documents reach you.',
    button: 'Confirm address',
    otherwise: 'You did not sign up with us? Then there is nothing to do.',
  },
  invitation: {
    subject: (brand: string) => `Your customer account at ${brand}: please choose a password`,
    title: 'Your customer account',
    text: 'We have created a customer account for you. Choose a password, and you can see your reservations there, change and cancel them.',
    button: 'Choose a password',
    otherwise:
      'Is the link too old? The login page sends you a new one if you forgot your password.',
  },
  staffInvitation: {
    subject: (brand: string) => `Invitation: work with us at ${brand}`,
    title: 'You are invited',
    text: 'We invite you to work with us in our vehicle rental. The button opens a page on which you accept.',
    gives: 'What you may do then',
    button: 'Accept invitation',
    otherwise: 'You know nothing of this? Then there is nothing to do. Do not pass this mail on.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'Somebody asked for a new password for your customer account.',
    button: 'Choose a new password',
    otherwise:
      'You did not ask for it? Then there is nothing to do: your password stays as it is. Do not pass this mail on.',
  },
  addressConfirmation: {
    subject: 'Please confirm your e-mail address',
    title: 'Is this your address?',
    text: 'This address was given for your customer account. Once you confirm it, you log in with it, and our mails go there.',
    button: 'Confirm address',
    otherwise: 'You do not know about this? Then there is nothing to do: the address is not used.',
  },
  addressChanging: {
    subject: 'Your e-mail address is about to change',
    title: 'A new address for your account',
    text: 'Somebody gave another e-mail address for your customer account. It takes effect once it is confirmed. Until then nothing changes.',
  },
  addressChanged: {
    subject: 'Your e-mail address was changed',
    title: 'Your address was changed',
    text: 'Your customer account now has a new e-mail address. You log in with it, and our mails go there.',
    notYou: 'This was not you? Then call us at once, and we lock the account.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'Your customer account has a new password. Other devices were logged out.',
  },
  newDevice: {
    subject: 'New log-in to your account',
    title: 'Somebody logged in',
    text: 'Somebody logged in to your customer account from a device that we have not seen before. If it was you, there is nothing to do.',
  },
  newPasskey: {
    subject: 'New passkey for your account',
    title: 'New passkey',
    text: 'A passkey was added to your account, which logs in without a password. If it was you, there is nothing to do.',
    notYou: (phone: string) =>
      `This was not you? Choose a new password at once, remove the passkey in your profile, and call us: ${phone}.`,
  },
  newRecoveryCodes: {
    subject: 'New recovery codes for your account',
    title: 'New recovery codes',
    text: 'Your account has new recovery codes; the former ones no longer work. If it was you, there is nothing to do.',
    notYou: (phone: string) =>
      `This was not you? Choose a new password at once, get other codes in your profile, and call us: ${phone}.`,
  },
  newPassword: 'Choose a new password',
  call: (phone: string) => `Call ${phone}`,
  occurrence: {
    title: 'What we know',
    time: 'When',
    device: 'Device',
    network: 'Network',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'Not known',
    newAddress: 'New address',
  },

  messageReceived: {
    subject: (subject: string) => `We have your message: ${subject}`,
    title: 'We have your message',
    text: 'Thank you for writing to us. We answer as soon as we can.',
    quote: 'You wrote',
    linkRemoved: '[link removed]',
  },
  messageArrived: {
    subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
    text: (name: string) => `${name} has written through the contact form.`,
    ended: (name: string) => `${name} has cancelled a contract through the website.`,
    sender: 'Sender',
    from: 'Name',
    email: 'E-mail',
    about: 'Subject',
    quote: 'Message',
    button: 'Open the message',
    reply: (email: string) => `If you reply to this mail, your reply goes to ${email}.`,
  },
  webhookOff: {
    subject: 'A webhook was switched off',
    text: 'for three days another program has taken none of our messages. It is told nothing any more until somebody switches its webhook on again. What happens meanwhile it can ask for.',
    address: 'Webhook',
    host: 'Address',
    button: 'Look at the webhooks',
  },
  messageAnswered: {
    subject: (subject: string) => `Re: ${subject}`,
    title: 'Our answer to you',
    quote: 'You wrote',
  },
  endingReceived: {
    subject: 'We have your cancellation',
    text: 'We have your cancellation. This mail confirms what you declared and when it arrived. We tell you separately when the contract ends.',
    declared: 'What you declared',
    receivedAt: 'Received',
  },
} as const;
