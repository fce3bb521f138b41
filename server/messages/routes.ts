import type { FastifyInstance } from 'fastify';
import {
  deleteMessage,
  getMessage,
  listMessages,
  pageMessages,
} from '../../contract/messages-admin.ts';
import { sendMessage } from '../../contract/messages.ts';
import { network } from '../http/network.ts';
import { done } from '../http/language.ts';
import { notFound } from '../http/errors.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { messageAnswer, type MessageRow } from './columns.ts';
import { messageQueries } from './repository.ts';

export function messageRoutes(app: FastifyInstance, { db, limiter, config }: Services): void {
  const messages = messageQueries(db);
  const answer = (row: MessageRow) => messageAnswer(row, config.timeZone);

  route(app, sendMessage, async ({ body, request }) => {
    await limiter.count('message of address', network(request.ip));
    await messages.create(body);
    return done('contact.sent');
  });

  route(app, listMessages, async () => (await messages.list()).map(answer));

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
    if (!message) throw notFound('message_not_found', 'contact.notFound');
    return answer(message);
  });

  route(app, deleteMessage, async ({ params }) => {
    if (!(await messages.remove(params.id)))
      throw notFound('message_not_found', 'contact.notFound');
    return done('contact.deleted');
  });
}
