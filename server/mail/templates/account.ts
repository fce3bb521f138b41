import { pages } from '../../../contract/site/pages.ts';
import { toReadable } from '../../../contract/values/readable-email.ts';
import type { MailValues } from '../values.ts';
import type { Part, Letter } from './letter.ts';
import type { Scene } from './scene.ts';

interface LinkTexts {
  subject: string | ((brand: string) => string);
  title: string;
  text: string;
  button: string;
  otherwise: string;
}

/** A mail whose link does something for its reader. */
function withLink({ link, texts, company }: Scene, own: LinkTexts): Letter {
  if (!link) throw new TypeError('This mail needs a link');
  const { subject, title, text, button, otherwise } = own;
  return {
    subject: typeof subject === 'string' ? subject : subject(company.company.brand),
    preview: text,
    title,
    parts: [
      { kind: 'text', text },
      { kind: 'action', label: button, href: link.href, isShown: true },
      { kind: 'note', text: `${texts.worksFor(link.hours)}\n\n${otherwise}` },
    ],
    because: 'account',
    invitesQuestions: true,
  };
}

export const welcome = (_: object, scene: Scene): Letter => withLink(scene, scene.texts.welcome);

export const invitation = (_: object, scene: Scene): Letter =>
  withLink(scene, scene.texts.invitation);

export function staffInvitation({ roles }: MailValues['staff-invitation'], scene: Scene): Letter {
  const { roles: words, staffInvitation: own } = scene.texts;
  const [text, ...rest] = withLink(scene, own).parts;
  const items = roles.map((role) => `${words.names[role]}: ${words.gives[role]}`);
  return {
    ...withLink(scene, own),
    parts: [text!, { kind: 'list', title: own.gives, items }, ...rest],
    because: 'staff',
  };
}

export const passwordReset = (_: object, scene: Scene): Letter =>
  withLink(scene, scene.texts.passwordReset);

export const addressConfirmation = (_: object, scene: Scene): Letter =>
  withLink(scene, scene.texts.addressConfirmation);

export function addressChanging(
  { newEmail }: MailValues['address-changing'],
  { texts, siteUrl, phone }: Scene,
): Letter {
  const { subject, title, text } = texts.addressChanging;
  return {
    subject,
    title,
    preview: text,
    because: 'account',
    parts: [
      { kind: 'text', text },
      newAddress(newEmail, texts),
      { kind: 'text', text: texts.notYou(phone) },
      chooseNewPassword(texts, siteUrl),
    ],
  };
}

export function addressChanged(
  { newEmail }: MailValues['address-changed'],
  { texts, phone }: Scene,
): Letter {
  const { subject, title, text, notYou } = texts.addressChanged;
  return {
    subject,
    title,
    preview: text,
    because: 'account',
    parts: [
      { kind: 'text', text },
      newAddress(newEmail, texts),
      { kind: 'text', text: notYou },
      { kind: 'action', label: texts.call(phone), href: dialable(phone) },
    ],
  };
}

const newAddress = (email: string, { occurrence }: Scene['texts']): Part => ({
  kind: 'facts',
  title: occurrence.title,
  facts: [{ label: occurrence.newAddress, value: toReadable(email) }],
});

/** Leads where one needs no password: somebody else may have changed it. */
export const chooseNewPassword = (texts: Scene['texts'], siteUrl: string): Part => ({
  kind: 'action',
  label: texts.newPassword,
  href: `${siteUrl}${pages.forgotten}`,
});

export const dialable = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
