import type { FastifyInstance } from 'fastify';
import { and, asc, eq } from 'drizzle-orm';
import {
  getMailSentences,
  removeMailSentence,
  setMailSentence,
  type MailSentence,
} from '../../contract/office/mail-sentences.ts';
import type { MailTemplate } from '../../contract/office/mail-templates.ts';
import type { Language } from '../../contract/texts/language.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { mailSentences } from '../db/schema/index.ts';
import { actorOf } from '../http/authenticate.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';

type Key = Omit<MailSentence, 'sentence'>;

const isOf = ({ template, language }: Key) =>
  and(eq(mailSentences.template, template), eq(mailSentences.language, language));

const queries = (db: Database) => ({
  list: (): Promise<MailSentence[]> =>
    db
      .select()
      .from(mailSentences)
      .orderBy(asc(mailSentences.template), asc(mailSentences.language)),

  set: (added: MailSentence, actor: Actor) =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      const { sentence } = added;
      const target = [mailSentences.template, mailSentences.language];
      await tx
        .insert(mailSentences)
        .values(added)
        .onConflictDoUpdate({ target, set: { sentence } });
    }),

  /** Returns whether there was something. */
  remove: (of: Key, actor: Actor) =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      return (await tx.delete(mailSentences).where(isOf(of)).returning()).length > 0;
    }),
});

/** What the company adds to a mail; null for nothing. */
export async function findSentence(
  { template, language }: { template: MailTemplate; language: Language },
  db: Database,
): Promise<string | null> {
  const [found] = await db
    .select({ sentence: mailSentences.sentence })
    .from(mailSentences)
    .where(isOf({ template, language } as Key));
  return found?.sentence ?? null;
}

/** Administrators add sentences to mails. */
export function mailSentenceRoutes(app: FastifyInstance, { db }: Services): void {
  const { list, set, remove } = queries(db);

  route(app, getMailSentences, list);

  route(app, setMailSentence, async ({ params, body, session }) => {
    await set({ ...params, ...body }, actorOf(session));
    return done('mailSentences.set');
  });

  route(app, removeMailSentence, async ({ params, session }) => {
    if (!(await remove(params, actorOf(session))))
      throw notFound('sentence_not_found', 'mailSentences.notFound');
    return done('mailSentences.removed');
  });
}
