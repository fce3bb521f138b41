import type { invoiceMailTexts as english } from '../en/invoice-mails.ts';
import type { Translation } from '../translation.ts';
import { invoiceTitles } from './invoice-titles.ts';

export const invoiceMailTexts: Translation<typeof english> = {
  titles: invoiceTitles,
  issued: {
    subject: (kind, number, reservation) => `${kind} ${number} zur Reservierung ${reservation}`,
    text: (kind, amount) => `im Anhang finden Sie die ${kind} über ${amount}.`,
    due: (open, day) => `Davon sind noch ${open} bis zum ${day} zu zahlen.`,
    dueInFull: (day) => `Bitte zahlen Sie den Betrag bis zum ${day}.`,
    paid: 'Sie ist schon bezahlt, Sie müssen nichts weiter tun.',
    wrong: (phone) => `Etwas daran stimmt nicht? Bitte rufen Sie uns an: ${phone}.`,
  },
  cancelled: {
    subject: (number, cancelled) => `${number}: ${cancelled} ist storniert`,
    title: (cancelled) => `${cancelled} ist storniert`,
    text: (cancelled, kind) =>
      `${cancelled} ist storniert und gilt nicht mehr. Die ${kind} finden Sie im Anhang.`,
    reissued:
      'Bleibt noch etwas zu zahlen, erhalten Sie die neue Rechnung mit einer weiteren Mail.',
  },
  reminder: {
    subject: (number, day) => `Erinnerung: ${number}, fällig am ${day}`,
    title: 'Eine Zahlung fehlt noch',
    text: (number, open, day) =>
      `Von ${number} sind ${open} offen, fällig am ${day}. Bei uns ist das Geld noch nicht eingegangen. Bitte zahlen Sie es bis dahin oder, wenn der Tag vorbei ist, in den nächsten Tagen. Das Dokument finden Sie noch einmal im Anhang.`,
    crossed: 'Sie haben inzwischen gezahlt? Dann betrachten Sie diese Mail bitte als erledigt.',
  },
  facts: {
    number: 'Nummer',
    reservation: 'Reservierung',
    amount: 'Betrag',
    open: 'Noch zu zahlen',
    due: 'Fällig am',
  },
};
