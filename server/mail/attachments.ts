import type { SendMailOptions } from 'nodemailer';
import type { DocumentKind } from '../../contract/counter/document-kinds.ts';
import { documentType } from '../../contract/counter/documents.ts';
import { calendarFile, calendarFileName } from '../calendar/index.ts';
import { makeSentDocument, documentFileName } from '../documents/index.ts';
import type { Context } from './context.ts';
import { filesOf, invoiceFileName, invoiceQueries } from '../invoices/index.ts';
import { enclosed, invoiceMails } from './enclosed.ts';
import { vehiclesOf } from './mail-facts.ts';
import type { Mail } from './outbox.ts';
import type { InvoiceNews, ReservationFacts, ReservationNews } from './values.ts';

type Attachments = Pick<SendMailOptions, 'attachments' | 'icalEvent'>;

/** From this attempt on a mail goes without documents that cannot be made: its news matter more. */
const lastWithDocuments = 3;

/** The files that go with a mail. A further attempt carries the same. */
export async function attachmentsOf(mail: Mail, context: Context): Promise<Attachments> {
  if (invoiceMails.includes(mail.template) && mail.values)
    return { attachments: await invoiceOf(mail.values as unknown as InvoiceNews, context) };
  const parts = enclosed[mail.template];
  if (!parts || !mail.values) return {};
  const { reservation } = mail.values as unknown as ReservationNews;
  // The reservation may be gone: then there are no documents, but it has to leave the calendar.
  const [vehicle] = await vehiclesOf([reservation.vehicleId], context.db);
  if (!vehicle) return {};
  return {
    ...(parts.documents.length > 0 && {
      attachments: await documentsOf(mail, reservation, parts.documents, context),
    }),
    ...(parts.calendar && {
      icalEvent: await calendarOf(mail, reservation, vehicle.model, context),
    }),
  };
}

const instants = ({ pickUpTime, dropOffTime, billedUntil }: ReservationFacts) => ({
  pickUpTime: new Date(pickUpTime),
  dropOffTime: new Date(dropOffTime),
  billedUntil: billedUntil ? new Date(billedUntil) : null,
});

/** An invoice's mail never goes without it. */
async function invoiceOf(
  { invoice }: InvoiceNews,
  { db, company }: Context,
): Promise<SendMailOptions['attachments']> {
  const issued = await invoiceQueries(db).find(invoice.id);
  if (!issued) return [];
  const { pdf, xml } = await filesOf(db, issued, company, 'mail');
  return [
    { filename: invoiceFileName(invoice, 'pdf'), content: pdf, contentType: documentType },
    // Companies find it in the PDF; authorities want the file alone.
    ...(xml && issued.content.buyer.leitwegId
      ? [
          {
            filename: invoiceFileName(invoice, 'xml'),
            content: xml,
            contentType: 'application/xml',
          },
        ]
      : []),
  ];
}

async function documentsOf(
  mail: Mail,
  facts: ReservationFacts,
  kinds: DocumentKind[],
  context: Context,
): Promise<SendMailOptions['attachments']> {
  const { messageId, language, createdAt: issuedAt } = mail;
  const { db, company, siteUrl, config } = context;
  const reservation = { ...facts, ...instants(facts), isCancelled: false };
  const recipient = mail.recipient!;
  const settings = { company, siteUrl, language, issuedAt, config, isForStaff: false, recipient };
  const made = [];
  for (const kind of kinds) {
    const sent = { messageId, reservationId: facts.id, kind, language };
    const content = await makeSentDocument(db, sent, reservation, settings).catch(
      (error: unknown) => {
        if (mail.attempts <= lastWithDocuments) throw error;
        return null;
      },
    );
    const filename = documentFileName(facts.id, kind, language);
    if (content) made.push({ filename, content, contentType: documentType });
  }
  return made;
}

async function calendarOf(
  { template, createdAt: changedAt, language, recipient }: Mail,
  facts: ReservationFacts,
  vehicle: string,
  { company, siteUrl, config }: Context,
): Promise<SendMailOptions['icalEvent']> {
  const isCancelled = template === 'booking-cancelled';
  const entry = { ...facts, ...instants(facts), vehicle, isCancelled, changedAt };
  const from = addressIn(config.mail.from ?? company.company.mail);
  const mail = { from, to: recipient! };
  const { timeZone } = config;
  const { method, content } = await calendarFile(entry, {
    company,
    siteUrl,
    timeZone,
    language,
    mail,
  });
  return { method, content, filename: calendarFileName(facts.id, language) };
}

/** The address in `Rental <rental@example.com>`. */
const addressIn = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
