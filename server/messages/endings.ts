import type { FastifyInstance } from 'fastify';
import { endingInWords } from '../../contract/texts/ending-in-words.ts';
import { endingTexts as texts } from '../../contract/texts/de/endings.ts';
import { endContract } from '../../contract/wire/endings.ts';
import { done, languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import { queueMail } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { timesInWords } from '../time/in-words.ts';
import { toWallTime } from '../time/wall-times.ts';
import { countMessage, occasionOf, tellCompany } from './arrival.ts';
import { messageQueries } from './repository.ts';

/** Declarations that end contracts: messages of a kind of their own. Nothing is looked up, so nothing leaks. */
export function endingRoute(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  route(app, endContract, async ({ body: declared, request }) => {
    await countMessage(services, request.ip, declared.email);
    const { name, email } = declared;
    // The company reads German.
    const { date } = timesInWords('de', 'UTC');
    const rows = endingInWords(texts, { ...declared, email: '' }, date);
    const message = {
      name,
      subject: texts.subject(declared.number),
      body: rows.map((row) => row.join(': ')).join('\n'),
      email,
    };
    const receivedAt = await db.transaction(async (tx) => {
      const { id, createdAt } = await messageQueries(tx).create(message, 'ending');
      const sender = { email, language: languageOf(request.headers), userId: null };
      const values = { ...declared, receivedAt: createdAt.toISOString() };
      await queueMail(tx, 'ending-received', sender, values, { occasion: occasionOf(id) });
      await tellCompany(tx, services, { ...message, kind: 'ending', messageId: id });
      return createdAt;
    });
    return { ...done('endings.received'), receivedAt: toWallTime(receivedAt, config.timeZone) };
  });
}
