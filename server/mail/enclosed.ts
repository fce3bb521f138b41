import type { DocumentKind } from '../../contract/counter/document-kinds.ts';
import { mailTemplates, type MailTemplate } from '../../contract/office/mail-templates.ts';

const all: DocumentKind[] = ['confirmation', 'contract'];

/** What goes with the mails about reservations. A reminder changes nothing in a calendar. */
export const enclosed: Partial<
  Record<MailTemplate, { documents: DocumentKind[]; calendar: boolean }>
> = {
  'booking-confirmed': { documents: all, calendar: true },
  'booking-changed': { documents: all, calendar: true },
  'vehicle-exchanged': { documents: all, calendar: true },
  'booking-cancelled': { documents: [], calendar: true },
  reminder: { documents: ['confirmation'], calendar: false },
  'handed-over': { documents: ['hand-over-protocol'], calendar: false },
  returned: { documents: ['return-protocol'], calendar: false },
};

/** The mails that carry the files of an invoice. */
export const invoiceMails: readonly MailTemplate[] = [
  'invoice-issued',
  'invoice-cancelled',
  'invoice-reminder',
];

/** The mails for which documents are drawn. */
export const templatesWithDocuments = mailTemplates.filter(
  (template) => invoiceMails.includes(template) || (enclosed[template]?.documents.length ?? 0) > 0,
);
