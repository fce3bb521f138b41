import type { FastifyInstance } from 'fastify';
import {
  answerMessage,
  deleteMessage,
  getMessage,
  listMessages,
  pageMessages,
} from '../../contract/office/messages-admin.ts';
import { sendMessage, type contactForm } from '../../contract/wire/messages.ts';
import { network } from '../http/network.ts';
import { done, languageOf } from '../http/language.ts';
import { conflict, notFound } from '../http/errors.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { messageAnswer, type MessageRow } from './columns.ts';
import { messageQueries } from './repository.ts';
import type { z } from 'zod';
import type { Language } from '../../contract/texts/language.ts';
import type { Database } from '../db/index.ts';
import { languageOfOccasion, queueMail } from '../mail/index.ts';

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db, limiter, config, company } = services;
  const messages = messageQueries(db);
  const answer = (row: MessageRow) => messageAnswer(row, config.timeZone);
  const sendsMails = config.mail.way.to !== 'nowhere';

  route(app, sendMessage, async ({ body, request }) => {
    await limiter.count('message of address', network(request.ip));
    // Whoever gives others' addresses must not have us write to them.
    await limiter.count('message of sender', body.email);
    await db.transaction(async (tx) => {
      const id = await messageQueries(tx).create(body);
      await tellOfArrival(tx, id, body, {
        language: languageOf(request.headers),
        inbox: config.mail.inbox ?? company()?.company.mail,
      });
    });
    return done('contact.sent');
  });

  route(app, listMessages, async () => wholeList(await messages.list(), pageMessages).map(answer));

  route(app, pageMessages, async ({ query }) => {
    const [{ rows, total }, unread] = await Promise.all([
      messages.page(query),
      messages.countUnread(),
    ]);
    return { ...pageAnswer({ rows: rows.map(answer), total }, query), unread };
  });

  route(app, getMessage, async ({ params, request }) => {
    // A HEAD request does not mark the message as read.
    const find = request.method === 'HEAD' ? messages.find : messages.open;
    const message = await find(params.id);
    if (!message) throw missing();
    return { ...answer(message), answerable: sendsMails && message.answeredAt === null };
  });

  route(app, answerMessage, async ({ params: { id }, body, session }) => {
    if (!sendsMails) throw conflict('mails_not_sent', 'answers.notSent');
    await limiter.count('mail of administrator', String(session.user.id));
    const isAnswered = await db.transaction(async (tx) => {
      const message = await messageQueries(tx).answer(id, body.text, session.user.id);
      if (message) await tellOfAnswer(tx, message);
      return message !== null;
    });
    if (isAnswered) return done('answers.sent');
    if (!(await messages.find(id))) throw missing();
    throw conflict('message_answered', 'answers.twice');
  });

  route(app, deleteMessage, async ({ params }) => {
    if (!(await messages.remove(params.id))) throw missing();
    return done('contact.deleted');
  });
}

const missing = () => notFound('message_not_found', 'contact.notFound');

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
async function tellOfArrival(
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
async function tellOfAnswer(db: Database, message: MessageRow): Promise<void> {
  const { id, name, subject, body, email, answer } = message;
  const language = await languageOfOccasion(db, occasionOf(id));
  const sender = { email, language, userId: null };
  await queueMail(db, 'message-answered', sender, { name, subject, body, answer: answer! });
}
