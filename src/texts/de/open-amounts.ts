import type { openAmountTexts as english } from '../en/open-amounts.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const openAmountTexts: Translation<typeof english> = {
  sums: {
    notDue: 'Rechnungen, noch nicht fällig',
    upTo30: 'Rechnungen, bis 30 Tage überfällig',
    longer: 'Rechnungen, länger überfällig',
    notInvoiced: 'Beendete Mieten ohne Rechnung',
    booked: 'Gebucht, noch nicht bezahlt',
    overpaid: 'Zu viel bezahlt',
    depositsDue: 'Noch zu hinterlegende Kautionen',
    depositsHeld: 'Hinterlegte Kautionen',
  },
  byCustomer: {
    title: 'Offen nach Kunde',
    customer: 'Kunde',
    dueOn: 'Älteste Fälligkeit',
    invoices: 'Rechnungen',
    rentals: 'Noch ohne Rechnung',
    inAll: 'Offen',
    total: 'Insgesamt',
    none: 'Niemand schuldet etwas',
    all: 'Alle Kunden mit offenen Beträgen',
  },
  open: 'Offene Rechnungen',
  overdue: 'davon überfällig',
  journal: 'Zahlungen',
  totals: 'Ein- und Ausgänge nach Zahlungsart',
  day: 'Wann',
  kind: 'Was',
  method: 'Wie',
  allMethods: 'Alle',
  reservation: 'Buchung',
  customer: 'Kunde',
  amount: 'Betrag',
  receipt: 'Beleg oder Notiz',
  received: 'Eingang',
  paidOut: 'Ausgang',
  balance: 'Saldo',
  none: 'Keine Zahlungen',
  notOffered: 'Dieser Server führt keine Zahlungen.',
};

export const catalogue = { texts: openAmountTexts, messages: {} };
