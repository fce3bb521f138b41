import { z } from 'zod';
import { email } from '../../contract/values/email.ts';

const sender = /^(?:[^<>"\r\n]{1,100}<([^<>\s]+)>|([^<>\s]+))$/;
const address = (text: string) => {
  const [, named, plain] = sender.exec(text) ?? [];
  return named ?? plain ?? '';
};
export const isEmail = (text: string) => email('auth.email').safeParse(text).success;

const isServer = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, username, password, hash } = new URL(text);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^smtps?:$/.test(protocol) && hostname !== '' && !hash && /^\/?$/.test(pathname);
};

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The variables that set how mails are sent. */
export const mailVariables = z.object({
  SMTP_URL: z
    .string()
    .refine(
      isServer,
      'must be an address like smtps://user:password@mail.example.com:465. In the password write %23 for #, %2F for /, %3A for :, %3F for ?, %40 for @ and %25 for %',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => isEmail(address(text)),
      'must be an e-mail address, or a name and an address like Rental <rental@example.com>',
    )
    .optional(),
  MAIL_TO: z.string().refine(isEmail, 'must be an e-mail address').optional(),
  MAILS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .transform(Number)
    .default(10),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://www.example.com, without a path')
    .optional(),
});

export interface MailSettings {
  /** Where mails go: to an SMTP server, into files for whoever tries the demo, or nowhere. */
  way: { to: 'smtp'; url: string; perSecond: number } | { to: 'files' } | { to: 'nowhere' };
  /** Sender, and recipient of what visitors write; undefined for the site's own address. */
  from: string | undefined;
  inbox: string | undefined;
}

export function toMailSettings(
  data: z.output<typeof mailVariables>,
  production: boolean,
): MailSettings {
  const { SMTP_URL: url, MAILS_PER_SECOND: perSecond, MAIL_FROM: from, MAIL_TO: inbox } = data;
  if (url) return { way: { to: 'smtp', url, perSecond }, from, inbox };
  return { way: { to: production ? 'nowhere' : 'files' }, from, inbox };
}
