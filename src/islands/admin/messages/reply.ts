import type { ContactMessage } from '../../../../contract/office/messages-admin.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { mailto } from '../../../lib/site/mailto.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** Characters. Windows does not pass longer addresses to a mail program. */
const maxLengths = { address: 2000, subject: 600 };

/** A `mailto:` address to reply to a message, with its subject and as much of its text as fits. */
export function replyAddress({ email, subject, ...message }: ContactMessage): string {
  const replySubject = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const start = `${mailto(email)}?subject=${encodeUpTo(maxLengths.subject, replySubject)}&body=`;
  return start + encodeUpTo(maxLengths.address - start.length, quote(message));
}

function quote({ name, body, createdAt }: Pick<ContactMessage, 'name' | 'body' | 'createdAt'>) {
  const head = adminTexts().wrote(createdAt ? sentenceTime(createdAt) : null, name);
  return ['', '', head, ...body.split(/\r\n|\r|\n/).map((line) => `> ${line}`)].join('\r\n');
}

/**
 * Encodes as many whole characters as fit; one can take up to twelve. Replaces lone surrogates, which bare hosts may send and
 * which cannot be encoded.
 */
function encodeUpTo(length: number, text: string): string {
  let encoded = '';
  for (const character of text.toWellFormed()) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > length) break;
    encoded = next;
  }
  return encoded;
}
