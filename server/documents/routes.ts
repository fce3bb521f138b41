import type { FastifyInstance, FastifyReply } from 'fastify';
import { isProtocol, type DocumentKind } from '../../contract/counter/document-kinds.ts';
import {
  getDocument,
  getSentDocument,
  listDocuments,
  documentType,
} from '../../contract/counter/documents.ts';
import { may } from '../http/authenticate.ts';
import { away, notFound } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import { visiblePapers } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { documentFileName } from './file-name.ts';
import { makeDocument, pdfOf } from './make-document.ts';
import { sentDocumentQueries } from './sent-repository.ts';

/** Protocols show signatures and photos. */
const rightFor = (kind: DocumentKind) => (isProtocol(kind) ? 'counter' : 'reservations.read');

export function documentRoutes(
  app: FastifyInstance,
  { db, config, company: facts }: Services,
): void {
  const find = visiblePapers(db);
  const { list, findSent } = sentDocumentQueries(db);

  route(app, listDocuments, async ({ params: { id }, session }) => {
    const { userId } = await find(id, session);
    const isSeen = ({ kind }: { kind: DocumentKind }) =>
      userId === session.user.id || may(session, rightFor(kind));
    const sent = await list(id);
    return sent.filter(isSeen).map(({ sentAt, ...document }) => ({
      ...document,
      sentAt: toWallTime(sentAt, config.timeZone),
    }));
  });

  route(app, getDocument, async ({ params: { id, kind }, query, session, request, reply }) => {
    const language = query.language ?? languageOf(request.headers);
    const { status, agreed, ...row } = await find(id, session, rightFor(kind));
    const company = facts();
    if (!company) throw away();
    const none = { deposit: null, includedKmPerDay: null, pricePerExtraKm: null };
    const reservation = { ...row, ...(agreed ?? none), isCancelled: status === 'CANCELLED' };
    const { siteUrl } = config;
    const isForStaff = may(session, 'reservations.read');
    const settings = { company, siteUrl, language, config, issuedAt: new Date(), isForStaff };
    const made = await makeDocument(db, kind, reservation, settings, `${session.user.id}`);
    if (!made)
      throw isProtocol(kind)
        ? notFound('paper_not_found', 'documents.notFound')
        : notFound('reservation_not_found', 'reservations.notFound');
    return sendDocument(reply, documentFileName(id, kind, language), made.bytes);
  });

  route(app, getSentDocument, async ({ params: { id, documentId }, session, reply }) => {
    await find(id, session);
    const sent = await findSent(id, documentId);
    if (!sent) throw notFound('paper_not_found', 'documents.notFound');
    await find(id, session, rightFor(sent.kind));
    const bytes = await pdfOf(sent.stored, `${session.user.id}`);
    return sendDocument(reply, documentFileName(id, sent.kind, sent.language), bytes);
  });
}

const sendDocument = (reply: FastifyReply, name: string, bytes: Buffer) =>
  reply
    .type(documentType)
    .header('content-disposition', `attachment; filename=${name}`)
    .send(bytes);
