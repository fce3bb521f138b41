import type { FastifyInstance, FastifyReply } from 'fastify';
import { isProtocol } from '../../contract/counter/paper-kinds.ts';
import { getPaper, getSentPaper, listPapers, paperType } from '../../contract/counter/papers.ts';
import { away, notFound } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import { visibleReservations } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { paperFileName } from './file-name.ts';
import { makePaper, pdfOf } from './make-paper.ts';
import { sentPaperQueries } from './sent-repository.ts';

export function paperRoutes(app: FastifyInstance, { db, config, company: facts }: Services): void {
  const find = visibleReservations(db);
  const { list, findSent } = sentPaperQueries(db);

  route(app, listPapers, async ({ params: { id }, session }) => {
    await find(id, session);
    const sent = await list(id);
    return sent.map(({ sentAt, ...paper }) => ({
      ...paper,
      sentAt: toWallTime(sentAt, config.timeZone),
    }));
  });

  route(app, getPaper, async ({ params: { id, kind }, query, session, request, reply }) => {
    const language = query.language ?? languageOf(request.headers);
    const { status, agreed, ...row } = await find(id, session);
    const company = facts();
    if (!company) throw away();
    const none = { deposit: null, includedKmPerDay: null, pricePerExtraKm: null };
    const reservation = { ...row, ...(agreed ?? none), isCancelled: status === 'CANCELLED' };
    const { siteUrl } = config;
    const settings = { company, siteUrl, language, config, issuedAt: new Date() };
    const made = await makePaper(db, kind, reservation, settings, `${session.user.id}`);
    if (!made)
      throw isProtocol(kind)
        ? notFound('paper_not_found', 'papers.notFound')
        : notFound('reservation_not_found', 'reservations.notFound');
    return sendPaper(reply, paperFileName(id, kind, language), made.bytes);
  });

  route(app, getSentPaper, async ({ params: { id, paperId }, session, reply }) => {
    await find(id, session);
    const sent = await findSent(id, paperId);
    if (!sent) throw notFound('paper_not_found', 'papers.notFound');
    const bytes = await pdfOf(sent.stored, `${session.user.id}`);
    return sendPaper(reply, paperFileName(id, sent.kind, sent.language), bytes);
  });
}

const sendPaper = (reply: FastifyReply, name: string, bytes: Buffer) =>
  reply.type(paperType).header('content-disposition', `attachment; filename=${name}`).send(bytes);
