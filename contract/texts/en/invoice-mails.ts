/** Mails about invoices. Only the server writes them. */
export const invoiceMailTexts = {
  kinds: {
    invoice: 'Invoice',
    cancellation: 'Cancellation invoice',
    claim: 'Claim for damages',
  },
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
    title: 'An invoice was cancelled',
    text: (cancelled: string) =>
      `${cancelled} is cancelled and no longer valid. The cancellation invoice is attached.`,
    reissued: 'If anything remains to be paid, you get a new invoice by a further mail.',
  },
  reminder: {
    subject: (number: string, day: string) => `Reminder: ${number} was due on ${day}`,
    title: 'A payment is missing',
    text: (number: string, open: string, day: string) =>
      `${open} of ${number} were due on ${day}. We have not received them yet. Please pay them within the next days; the invoice is attached once more.`,
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
