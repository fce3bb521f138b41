import type { ContactMessage } from '../../../../contract/messages-admin.ts';
import { dateTime } from '../../../lib/format.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Characters of the whole address, more of which Windows does not hand on to a mail program, and of its subject. */
const most = { address: 2000, subject: 600 };

/** A `mailto:` address that answers a message, with its subject and as much of its text as fits. */
export function replyAddress({ email, subject, ...message }: ContactMessage): string {
  const to = encode(email).replace('%40', '@');
  const answered = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const start = `mailto:${to}?subject=${encodeUpTo(most.subject, answered)}&body=`;
  return start + encodeUpTo(most.address - start.length, quoted(message));
}

function quoted({ name, body, createdAt }: Pick<ContactMessage, 'name' | 'body' | 'createdAt'>) {
  const head = adminTexts.wrote(createdAt ? dateTime(createdAt) : null, name);
  return ['', '', head, ...body.split(/\r\n|\r|\n/).map((line) => `> ${line}`)].join('\r\n');
}

/** Half of a surrogate pair, which other hosts may send, cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Whole characters only, of which some take twelve in an address. */
function encodeUpTo(length: number, text: string): string {
  let encoded = '';
  for (const character of text.toWellFormed()) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > length) break;
    encoded = next;
  }
  return encoded;
}
