import type { invoiceTexts as english } from '../en/invoices.ts';
import type { Translation } from '../translation.ts';
import { invoiceTitles } from './invoice-titles.ts';

export const invoiceTexts: Translation<typeof english> = {
  titles: invoiceTitles,
  number: 'Nummer',
  orderNumber: 'Bestellnummer',
  costCentre: 'Kostenstelle',
  ownVatId: 'Ihre USt-IdNr.',
  taxNumber: (number) => `Steuernummer ${number}`,
  period: 'Mietzeit',
  fromTo: (from, to) => `${from} bis ${to}`,
  cancels: (number, day) =>
    `Damit ist die Rechnung ${number} vom ${day} ganz storniert. Bitte zahlen Sie sie nicht mehr.`,
  withdraws: (number, day) =>
    `Unsere Schadensersatzforderung ${number} vom ${day} nehmen wir ganz zurück.`,
  claims: 'Während Ihrer Mietzeit wurde das Fahrzeug beschädigt. Dafür fordern wir Ersatz:',
  items: { invoice: 'Leistungen', cancellation: 'Leistungen', claim: 'Schaden' },
  heads: { percent: 'USt.', net: 'Netto', gross: 'Brutto' },
  total: { invoice: 'Rechnungsbetrag', cancellation: 'Stornobetrag', claim: 'Forderung' },
  taxOf: (percent, net) => `${percent}\u00a0% USt. auf ${net}`,
  payment: 'Zahlung',
  paid: 'Bisher bezahlt',
  open: 'Zu zahlen',
  account: 'Konto',
  bic: (bic) => `BIC ${bic}`,
  reference: 'Verwendungszweck',
  scan: 'Mit der Banking-App scannen und bezahlen',
  code: (amount, reference) =>
    `GiroCode für eine Überweisung von ${amount}, Verwendungszweck ${reference}`,
  vehicle: (model, plate) =>
    plate ? `Fahrzeug: ${model}, Kennzeichen ${plate}` : `Fahrzeug: ${model}`,
  dueOn: (day) => `Zahlbar ohne Abzug bis ${day}.`,
  compensation: 'Eine Entschädigung ist kein Entgelt: Darauf fällt keine Umsatzsteuer an.',
  isPaid: 'Der Betrag ist bezahlt.',
  isReturned: 'Was dafür gezahlt war, wird verrechnet oder erstattet.',
  deposit: (amount) => `${amount} hinterlegt, nicht Teil dieses Betrags`,
  depositHeld: (amount) =>
    `Hinterlegt ist eine Kaution von ${amount}, die nicht Teil dieses Betrags ist.`,
  late: 'Zahlen Sie nicht innerhalb von 30 Tagen, nachdem diese Rechnung fällig und Ihnen zugegangen ist, kommen Sie auch ohne Mahnung in Verzug (§ 286 Abs. 3 BGB).',
};
