import { pages } from './pages.ts';

/** Addresses that programs know: password managers, and people who found a vulnerability. */
export const wellKnown = {
  changePassword: '/.well-known/change-password',
  security: '/.well-known/security.txt',
} as const;

/** Where the password is changed. */
export const changePasswordPage = `${pages.user}#password`;

/** Days after which the text has to be read anew. */
const validDays = 180;

interface Site {
  /** The site's address, without a path. */
  origin: string;
  /** The company's e-mail address. */
  mail: string;
  now: Date;
}

/** The security.txt of a site (RFC 9116), which says how to report a vulnerability. */
export function securityText({ origin, mail, now }: Site): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    '# Please report vulnerabilities to us first, in German or English, with the steps to see them.',
    '# Do not read, change or keep data of others, and do not slow down the site for them.',
    '# We answer within five working days, and take no legal steps against who keeps to this.',
    `Contact: mailto:${mail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}${wellKnown.security}`,
    '',
  ].join('\n');
}
