import type { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import type { contactForm } from '../../contract/messages.ts';
import type { Database } from '../db/index.ts';
import { languageOfOccasion, queueMail } from '../mail/index.ts';
import type { MessageRow } from './columns.ts';

type Message = z.output<typeof contactForm>;

interface Arrival {
  /** The language that the sender reads. */
  language: Language;
  /** The company's address; undefined while nobody knows it. */
  inbox: string | undefined;
}

/** Names the mail to the sender. The answer is written in its language. */
const occasionOf = (messageId: number) => `message-received ${messageId}`;

/** Tells sender and company that a message has arrived. */
export async function tellOfArrival(
  db: Database,
  messageId: number,
  { email, ...message }: Message,
  { language, inbox }: Arrival,
): Promise<void> {
  const sender = { email, language, userId: null };
  const occasion = occasionOf(messageId);
  await queueMail(db, 'message-received', sender, message, { occasion });
  if (inbox === undefined) return;
  const company = { email: inbox, language: 'de', userId: null } as const;
  await queueMail(db, 'message-arrived', company, { ...message, email, messageId });
}

/** Sends the answer to who wrote the message. */
export async function tellOfAnswer(db: Database, message: MessageRow): Promise<void> {
  const { id, name, subject, body, email, answer } = message;
  const language = await languageOfOccasion(db, occasionOf(id));
  const sender = { email, language, userId: null };
  await queueMail(db, 'message-answered', sender, { name, subject, body, answer: answer! });
}
