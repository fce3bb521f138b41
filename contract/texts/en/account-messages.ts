import { counting } from '../counting.ts';

const { plural } = counting('en');

/** Messages about links in mails, sessions and invitations. */
export const accountMessages = {
  account: {
    linkInvalid: 'This link has expired or was used before',
    linkWorks: 'This link works',
    resetAsked: 'If there is an account with this email, a link is on its way',
    passwordChosen: 'Your password is set. You can log in with it now',
    emailConfirmed: 'Your email is confirmed',
    emailChanged: 'Your email was changed. Log in with the new one from now on',
    emailSame: 'This is your email already',
    changeAsked: 'We have sent a link to the new address. Open it to finish the change',
    changeSentAgain: 'We have sent the link to the new address again',
    changeWithdrawn: 'Your email stays as it is. The link no longer works',
    noChange: 'No other email is waiting to be confirmed',
    confirmationSent: 'We have sent you a new link',
    sessionEnded: 'This device was logged out',
    othersEnded: 'All other devices were logged out',
    noSession: 'There is no such log-in',
    customerCreated: 'The customer was created and gets an invitation by mail',
    customerAdded: 'The customer was created. No invitation is sent',
    noEmail: 'This customer has no email',
    invited: 'The invitation is on its way',
    joined: 'This customer has confirmed the email and needs no invitation',
  },
  reservations: {
    addressUnconfirmed: ({ max }: { max: number }) =>
      `Please confirm your email: until then you can have ${plural(max, { one: 'one open reservation', other: '# open reservations' })}. The link is in our mail; your profile sends it again`,
  },
} as const;
