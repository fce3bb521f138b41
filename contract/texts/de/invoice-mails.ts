import type { invoiceMailTexts as english } from '../en/invoice-mails.ts';
import type { Translation } from '../translation.ts';

export const invoiceMailTexts: Translation<typeof english> = {
  kinds: {
    invoice: 'Rechnung',
    cancellation: 'Stornorechnung',
    claim: 'Schadensersatzforderung',
  },
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
    title: 'Eine Rechnung ist storniert',
    text: (cancelled) =>
      `${cancelled} ist storniert und gilt nicht mehr. Die Stornorechnung finden Sie im Anhang.`,
    reissued:
      'Bleibt noch etwas zu zahlen, erhalten Sie die neue Rechnung mit einer weiteren Mail.',
  },
  reminder: {
    subject: (number, day) => `Erinnerung: ${number} war am ${day} fällig`,
    title: 'Eine Zahlung fehlt noch',
    text: (number, open, day) =>
      `Von ${number} waren am ${day} ${open} fällig. Bei uns ist das Geld noch nicht eingegangen. Bitte zahlen Sie es in den nächsten Tagen; die Rechnung finden Sie noch einmal im Anhang.`,
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
