import type { invoiceTexts as english } from '../en/invoices.ts';
import type { Translation } from '../translation.ts';

export const invoiceTexts: Translation<typeof english> = {
  vehicle: (model, plate) =>
    plate ? `Fahrzeug: ${model}, Kennzeichen ${plate}` : `Fahrzeug: ${model}`,
  dueOn: (day) => `Zahlbar ohne Abzug bis ${day}.`,
  isPaid: 'Der Betrag ist bezahlt.',
  isReturned: 'Was dafür gezahlt war, wird verrechnet oder erstattet.',
  depositHeld: (amount) =>
    `Wir haben eine Kaution von ${amount}; sie ist nicht Teil dieses Betrags.`,
};
