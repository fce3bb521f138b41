import type { moneyTexts as english } from '../en/money.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { moneyMessages } from '../../../contract/texts/de/money-messages.ts';

export const moneyTexts: Translation<typeof english> = {
  title: 'Zahlungen',
  total: 'Zu zahlen',
  paid: 'Bezahlt',
  open: 'Offen',
  tooMuch: 'Zu viel bezahlt',
  isPaid: 'Alles bezahlt',
  nothingDue: 'Nichts zu zahlen',
  isOpen: (amount) => `${amount} offen`,
  isTooMuch: (amount) => `${amount} zu viel bezahlt`,
  depositAgreed: 'Vereinbarte Kaution',
  depositHeld: 'Hinterlegte Kaution',
  kinds: {
    payment: 'Zahlung',
    refund: 'Erstattung',
    deposit_taken: 'Kaution angenommen',
    deposit_returned: 'Kaution zurückgegeben',
  },
  methods: { cash: 'Bar', card: 'Karte', transfer: 'Überweisung', other: 'Sonstiges' },
  list: 'Bisher erfasst',
  entry: (kind, method) => `${kind}, ${method}`,
  by: (time, name) => `${time}, ${name}`,
  form: 'Zahlung erfassen',
  kind: 'Was',
  method: 'Wie',
  amount: (currency) => `Betrag in ${currency}`,
  note: 'Notiz (freiwillig)',
  submit: 'Erfassen',
  notePayment: (amount) => `Zahlung von ${amount} erfassen`,
  noteRefund: (amount) => `Erstattung von ${amount} erfassen`,
  noteDeposit: (amount) => `Kaution von ${amount} zurückgeben`,
  added: (entry, amount) => `${entry}, ${amount}: erfasst.`,
  removeQuestion: 'Diese Erfassung entfernen?',
  removed: 'Die Erfassung ist entfernt.',
  report: {
    title: 'Monatsbericht',
    about:
      'Mieten, die in dem Monat endeten: nach ihrer Rückgabe, sonst nach dem vereinbarten Ende. Von stornierten nur die Gebühren.',
    month: 'Monat',
    rate: 'Steuersatz',
    percent: (value) => `${value} %`,
    net: 'Netto',
    vat: 'MwSt.',
    gross: 'Brutto',
    sum: 'Summe',
    none: 'In diesem Monat endete keine Miete.',
    excel: 'Excel herunterladen',
    csv: 'CSV herunterladen',
    loading: 'Wird heruntergeladen',
    notOffered: 'Dieser Server erstellt keine Berichte.',
  },
};

export const catalogue = { texts: moneyTexts, messages: moneyMessages };
