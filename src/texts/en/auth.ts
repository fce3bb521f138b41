import { authMessages } from '../../../contract/texts/en/auth-messages.ts';

/** The texts of log-in and registration. */
export const authTexts = {
  title: 'Your account',
  login: 'Login',
  register: 'Register',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  join: 'Create an account',
  waiting: 'You continue here afterwards',
  privacy: { about: 'Why we ask for these details:', policy: 'privacy policy' },
  back: 'Back',
  home: 'Home',
  switchUser: 'Log in as another user',
  toAdmin: 'To the administration',
  emailFixed: 'The email cannot be changed here',
  storageBlocked:
    'Your browser stores nothing for this site, so you cannot log in. Please allow cookies and site data for this site.',
  passkey: {
    login: 'Log in with a passkey',
    cancelled: 'This was cancelled, or took too long.',
    known: 'This device has a passkey for your account already.',
    impossible: 'Your browser cannot use passkeys at this address.',
  },
  secondFactor: {
    title: 'One more step',
    about: 'Confirm your login with your passkey.',
    aboutFirst:
      'Logging in here takes a passkey, too. Create one now: your device asks for your fingerprint, face or PIN.',
    create: 'Create a passkey',
    made: 'Your passkey is set up. Get recovery codes in your profile, too, in case you lose the device.',
    other: 'No passkey at hand?',
    code: 'Recovery code',
    useCode: 'Log in with the code',
  },
  company: {
    title: 'Company log-in',
    about: 'Do you work for us?',
    login: 'Log in with the company account',
    failed: 'You are not logged in',
    proved: 'Confirmed. You can close this window.',
    toLogin: 'Log in with your password',
  },
  passwordRules:
    'At least 8 characters with a lowercase and an uppercase letter, a digit and one of @$!%*#?&',
  /** Indexed by zxcvbn's score. */
  strength: [
    'Strength: too weak, easy to guess',
    'Strength: too weak, easy to guess',
    'Strength: fair',
    'Strength: good',
    'Strength: strong',
  ],
} as const;

export const catalogue = { texts: authTexts, messages: authMessages };
