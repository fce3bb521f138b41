import type { InvoiceContent, invoiceTitles } from '../../contract/money/invoice-content.ts';
import type { MailTemplate } from '../../contract/office/mail-templates.ts';
import type { StaffRole } from '../../contract/wire/rights.ts';
import type { Ending } from '../../contract/wire/endings.ts';
import type { DocumentReservation } from '../documents/index.ts';

/** A reservation as the database's function `reservation_facts` tells it: instants as ISO 8601 with an offset. */
export interface ReservationFacts extends Omit<
  DocumentReservation,
  'isCancelled' | 'pickUpTime' | 'dropOffTime' | 'billedUntil'
> {
  pickUpTime: string;
  dropOffTime: string;
  /** Only of a return, where it is later than agreed. */
  billedUntil?: string | null;
  /** Counts its changes. */
  version: number;
}

/** What the trigger `tell_of_reservation` writes. */
export interface ReservationNews {
  reservation: ReservationFacts;
  /** As it was before; undefined for a new one. */
  before?: ReservationFacts;
}

/** An invoice, a cancellation or a claim, as it was when the mail was written. Days are `YYYY-MM-DD`. */
export interface InvoiceNews {
  invoice: Pick<
    InvoiceContent,
    'number' | 'kind' | 'reservation' | 'currency' | 'dueOn' | 'gross'
  > & {
    id: number;
    reservationId: number;
    /** What was still to be paid. */
    open: number;
    /** Missing from mails that were written before there were several of a kind. */
    title?: (typeof invoiceTitles)[number];
    /** The number of what a cancellation cancels. */
    cancels: string | null;
  };
}

interface Message {
  name: string;
  subject: string;
  body: string;
}

/** When and where something happened to an account: an instant in ISO 8601, the browser's User-Agent, the network's address. */
export interface Occurrence {
  at: string;
  userAgent: string;
  network: string;
}

interface Values {
  /** Carries a link that confirms the address. */
  welcome: object;
  /** Carries a link that chooses the first password. */
  invitation: object;
  /** To who is asked to work for the company; carries a link that accepts it. `name` is '' for none. */
  'staff-invitation': { invitationId: number; name: string; roles: StaffRole[] };
  /** Carries a link that chooses a new password, and leads back to `from`. */
  'password-reset': { from?: string | null };
  'password-changed': Occurrence;
  'new-device': Occurrence;
  'new-passkey': Occurrence;
  'new-recovery-codes': Occurrence;
  /** To the new address; carries a link that confirms it. */
  'address-confirmation': object;
  /** To the old address, when a new one was asked for and when it was confirmed. */
  'address-changing': { newEmail: string };
  'address-changed': { newEmail: string };
  'booking-confirmed': ReservationNews;
  'booking-changed': ReservationNews;
  'booking-cancelled': ReservationNews;
  'vehicle-exchanged': ReservationNews;
  reminder: ReservationNews;
  'late-return': ReservationNews;
  /** With their protocols, which the functions of the counter's steps write. */
  'handed-over': ReservationNews;
  returned: ReservationNews;
  /** With the PDF, and the e-invoice where it is one. */
  'invoice-issued': InvoiceNews;
  'invoice-cancelled': InvoiceNews;
  'invoice-reminder': InvoiceNews;
  /** To who wrote it. */
  'message-received': Message;
  /** To the company, with the sender's address to reply to. */
  'message-arrived': Message & { email: string; messageId: number; kind?: 'ending' };
  'message-answered': Message & { answer: string };
  /** To who declared that a contract ends; `receivedAt` is an instant in ISO 8601. */
  'ending-received': Ending & { receivedAt: string };
  /** To those who may switch a webhook on again. */
  'webhook-off': { url: string };
}

/** What each template is filled with, besides the user's name. */
export type MailValues = { [Template in MailTemplate]: Values[Template] };
