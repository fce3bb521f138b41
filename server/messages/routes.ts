import type { FastifyInstance } from 'fastify';
import {
  contactMessages as texts,
  deleteMessage,
  getMessage,
  listMessages,
  pageMessages,
  sendMessage,
} from '../../contract/messages.ts';
import { network } from '../network.ts';
import { notFound } from '../errors.ts';
import { pageAnswer } from '../page.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { messageQueries } from './queries.ts';

export function messageRoutes(app: FastifyInstance, { db, tries }: Services): void {
  const messages = messageQueries(db);

  route(app, sendMessage, async ({ body, request }) => {
    await tries.count('message of address', network(request.ip));
    await messages.create(body);
    return { success: true, message: texts.sent };
  });

  route(app, listMessages, () => messages.list());

  route(app, pageMessages, async ({ query }) => pageAnswer(await messages.page(query), query));

  route(app, getMessage, async ({ params, request }) => {
    // Who asks for the headers alone has not read it.
    const find = request.method === 'HEAD' ? messages.find : messages.open;
    const message = await find(params.id);
    if (!message) throw notFound(texts.notFound);
    return message;
  });

  route(app, deleteMessage, async ({ params }) => {
    if (!(await messages.remove(params.id))) throw notFound(texts.notFound);
    return { success: true, message: texts.deleted };
  });
}
