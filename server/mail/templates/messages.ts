import { endingTexts as german } from '../../../contract/texts/de/endings.ts';
import { endingTexts as english } from '../../../contract/texts/en/endings.ts';
import { endingInWords } from '../../../contract/texts/ending-in-words.ts';
import { pages } from '../../../contract/site/pages.ts';
import { toReadable } from '../../../contract/values/readable-email.ts';
import type { MailValues } from '../values.ts';
import type { Letter } from './letter.ts';
import type { Scene } from './scene.ts';
import { unlinked, withoutLinks } from '../../text/plain.ts';
import { timesInWords } from '../../time/in-words.ts';

/** Anybody can have this sent to anybody: it carries no links of theirs. */
export function messageReceived(
  { subject, body }: MailValues['message-received'],
  { texts: { messageReceived: texts } }: Scene,
): Letter {
  const plain = (text: string) => unlinked(withoutLinks(text, texts.linkRemoved));
  return {
    subject: texts.subject(plain(subject)),
    preview: texts.text,
    title: texts.title,
    because: 'message',
    invitesQuestions: true,
    parts: [
      { kind: 'text', text: texts.text },
      { kind: 'quote', title: texts.quote, text: `${plain(subject)}\n\n${plain(body)}` },
    ],
  };
}

export function messageArrived(
  { name, email, subject, body, messageId, kind }: MailValues['message-arrived'],
  { texts: { messageArrived: texts }, siteUrl }: Scene,
): Letter {
  const facts = [
    { label: texts.from, value: name },
    { label: texts.email, value: toReadable(email) },
    { label: texts.about, value: subject },
  ];
  const path = pages.adminMessage.replace(':messageId', String(messageId));
  return {
    subject: texts.subject(name, subject),
    preview: body,
    title: subject,
    because: 'inbox',
    parts: [
      { kind: 'text', text: (kind === 'ending' ? texts.ended : texts.text)(name) },
      { kind: 'quote', title: texts.quote, text: body },
      { kind: 'action', label: texts.button, href: `${siteUrl}${path}` },
      { kind: 'facts', title: texts.sender, facts },
      { kind: 'note', text: texts.reply(email) },
    ],
  };
}

export function webhookOff(
  { url }: MailValues['webhook-off'],
  { texts: { webhookOff: texts }, siteUrl }: Scene,
): Letter {
  return {
    subject: texts.subject,
    preview: texts.text,
    title: texts.subject,
    because: 'account',
    parts: [
      { kind: 'text', text: texts.text },
      { kind: 'facts', title: texts.address, facts: [{ label: texts.host, value: url }] },
      { kind: 'action', label: texts.button, href: `${siteUrl}${pages.adminWebhooks}` },
    ],
  };
}

/** How people begin a letter. */
const greeting =
  /^\s*(?:guten (?:tag|morgen|abend)|hallo|moin|sehr geehrte|liebe|hello|hi|dear|good (?:morning|afternoon|evening))/i;

export function messageAnswered(
  { answer, ...message }: MailValues['message-answered'],
  { texts: { messageAnswered: texts } }: Scene,
): Letter {
  // Who wrote it may have given somebody else's address.
  const { subject, body } = unlinked(message);
  return {
    subject: texts.subject(subject),
    preview: answer,
    title: texts.title,
    because: 'message',
    invitesQuestions: true,
    greets: greeting.test(answer),
    parts: [
      { kind: 'text', text: answer },
      { kind: 'quote', title: texts.quote, text: `${subject}\n\n${body}` },
    ],
  };
}

const endings = { en: english, de: german };

/** Confirms what was declared, and when it arrived (§ 312k (4) BGB): all can be read, and nothing is a link of theirs. */
export function endingReceived(
  { receivedAt, ...declared }: MailValues['ending-received'],
  { language, texts: { endingReceived: texts }, formats }: Scene,
): Letter {
  const words = endings[language];
  const { date } = timesInWords(language, 'UTC');
  const rows = endingInWords(words, { ...unlinked(declared), email: '' }, date);
  return {
    subject: texts.subject,
    preview: texts.text,
    title: words.received.title,
    because: 'message',
    invitesQuestions: true,
    parts: [
      { kind: 'text', text: texts.text },
      {
        kind: 'facts',
        title: texts.declared,
        facts: [
          ...rows.map(([label, value]) => ({ label, value })),
          { label: texts.receivedAt, value: formats.zonedMoment(receivedAt) },
        ],
      },
    ],
  };
}
