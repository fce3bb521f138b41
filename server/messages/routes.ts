import type { FastifyInstance } from 'fastify';
import {
  answerMessage,
  closeMessage,
  deleteMessage,
  getMessage,
  listMessages,
  pageMessages,
} from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { done, languageOf } from '../http/language.ts';
import { actorOf } from '../http/authenticate.ts';
import { conflict, notFound } from '../http/errors.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { countMessage, occasionOf, tellCompany } from './arrival.ts';
import { messageAnswer, type MessageRow } from './columns.ts';
import { endingRoute } from './endings.ts';
import { messageQueries } from './repository.ts';
import type { Database } from '../db/index.ts';
import { languageOfOccasion, queueMail } from '../mail/index.ts';

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db, limiter, config } = services;
  const messages = messageQueries(db);
  const answer = (row: MessageRow) => messageAnswer(row, config.timeZone);
  const sendsMails = config.mail.way.to !== 'nowhere';

  route(app, sendMessage, async ({ body, request }) => {
    await countMessage(services, request.ip, body.email);
    const { email, ...message } = body;
    await db.transaction(async (tx) => {
      const { id } = await messageQueries(tx).create(body, 'message');
      const sender = { email, language: languageOf(request.headers), userId: null };
      await queueMail(tx, 'message-received', sender, message, { occasion: occasionOf(id) });
      await tellCompany(tx, services, { ...message, email, messageId: id });
    });
    return done('contact.sent');
  });

  endingRoute(app, services);

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
    return {
      ...answer(message),
      answerable: sendsMails && message.answeredAt === null,
      language: await languageOfSender(db, message),
      ...(await messages.around(message)),
    };
  });

  route(app, answerMessage, async ({ params: { id }, body, session }) => {
    if (!sendsMails) throw conflict('mails_not_sent', 'answers.notSent');
    await limiter.count('mail of administrator', String(session.user.id));
    const isAnswered = await db.transaction(async (tx) => {
      const message = await messageQueries(tx).answer(id, body.text, actorOf(session));
      if (message) await tellOfAnswer(tx, message);
      return message !== null;
    });
    if (isAnswered) return done('answers.sent');
    if (!(await messages.find(id))) throw missing();
    throw conflict('message_answered', 'answers.twice');
  });

  route(app, closeMessage, async ({ params: { id }, body }) => {
    if (await messages.close(id, body.done))
      return done(body.done ? 'contact.closed' : 'contact.reopened');
    if (!(await messages.find(id))) throw missing();
    throw conflict('message_answered', 'answers.twice');
  });

  route(app, deleteMessage, async ({ params }) => {
    if (!(await messages.remove(params.id))) throw missing();
    return done('contact.deleted');
  });
}

const languageOfSender = async (db: Database, { id }: MessageRow) =>
  (await languageOfOccasion(db, occasionOf(id))) ?? 'de';

const missing = () => notFound('message_not_found', 'contact.notFound');

/** Sends the answer to who wrote the message. */
async function tellOfAnswer(db: Database, message: MessageRow): Promise<void> {
  const { name, subject, body, email, answer } = message;
  const language = await languageOfSender(db, message);
  const sender = { email, language, userId: null };
  await queueMail(db, 'message-answered', sender, { name, subject, body, answer: answer! });
}
