import { network } from '../http/network.ts';
import type { Services } from '../services.ts';
import { queueMail, type MailValues } from '../mail/index.ts';
import type { Database } from '../db/index.ts';

/** Counts a message of a visitor. Throws a 429 beyond the limit. */
export async function countMessage(
  { limiter }: Services,
  ip: string,
  sender: string,
): Promise<void> {
  await limiter.count('message of address', network(ip));
  // Whoever gives others' addresses must not have us write to them.
  await limiter.count('message of sender', sender);
}

/** Names the mail to the sender. The answer is written in its language. */
export const occasionOf = (messageId: number) => `message-received ${messageId}`;

/** Tells the company, if anybody knows its address. */
export async function tellCompany(
  db: Database,
  { config, company }: Services,
  message: MailValues['message-arrived'],
): Promise<void> {
  const email = config.mail.inbox ?? company()?.company.mail;
  if (email === undefined) return;
  await queueMail(db, 'message-arrived', { email, language: 'de', userId: null }, message);
}
