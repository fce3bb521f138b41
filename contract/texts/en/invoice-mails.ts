import { invoiceTitles } from './invoice-titles.ts';

/** Mails about invoices. Only the server writes them. */
export const invoiceMailTexts = {
  titles: invoiceTitles,
  issued: {
    subject: (kind: string, number: string, reservation: string) =>
      `${kind} ${number} for reservation ${reservation}`,
    text: (kind: string, amount: string) =>
      `Attached you find the ${kind.toLowerCase()} of ${amount}.`,
    due: (open: string, day: string) => `${open} of it remain to be paid by ${day}.`,
    dueInFull: (day: string) => `Please pay it by ${day}.`,
    paid: 'It is already paid: there is nothing left to do.',
    wrong: (phone: string) => `Something in it is not right? Call us, please: ${phone}.`,
  },
  cancelled: {
    subject: (number: string, cancelled: string) => `${number}: ${cancelled} is cancelled`,
    title: (cancelled: string) => `${cancelled} is cancelled`,
    text: (cancelled: string, kind: string) =>
      `${cancelled} is cancelled and no longer valid. Attached you find the ${kind.toLowerCase()}.`,
    reissued: 'If anything remains to be paid, you get a new invoice by a further mail.',
  },
  reminder: {
    subject: (number: string, day: string) => `Reminder: ${number}, due on ${day}`,
    title: 'A payment is missing',
    text: (number: string, open: string, day: string) =>
      `${open} of ${number} are open, due on ${day}. We have not received them yet. Please pay them by then, or within the next days if that day is past. The document is attached once more.`,
    crossed: 'You have paid meanwhile? Then please ignore this mail.',
  },
  facts: {
    number: 'Number',
    reservation: 'Reservation',
    amount: 'Amount',
    open: 'Still to be paid',
    due: 'Due on',
  },
} as const;
