import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import { chargesLoss } from '../../contract/reservations/lines.ts';
import { inWords } from '../documents/index.ts';

/** The days of an invoice are already those of the company's place. */
export const wordsOf = ({ language, currency }: Pick<InvoiceContent, 'language' | 'currency'>) =>
  inWords(language, 'UTC', currency);

/** What the customer may prove to be less; nothing where no loss is charged. */
export const lowerLoss = (content: InvoiceContent): string[] =>
  content.kind === 'invoice' && chargesLoss(content.lines, false)
    ? [wordsOf(content).texts.lines.lowerLoss]
    : [];

/** What an invoice says besides its fields, a sentence each. */
export function remarks(content: InvoiceContent): string[] {
  const { vehicle, depositHeld } = content;
  const { texts, money } = wordsOf(content);
  const { invoices } = texts;
  return [
    invoices.vehicle(vehicle.model, vehicle.licencePlate),
    ...(depositHeld > 0 ? [invoices.depositHeld(money(depositHeld))] : []),
    ...lowerLoss(content),
  ];
}

/** Until when what is still open is to be paid. */
export function termsOfPayment(content: InvoiceContent): string {
  const { kind, gross, paid, dueOn } = content;
  const { texts, day } = wordsOf(content);
  const { invoices } = texts;
  if (kind === 'cancellation' || gross < 0) return invoices.isReturned;
  return gross > paid ? invoices.dueOn(day(dueOn)) : invoices.isPaid;
}

/** Where and by what number the seller is registered, and who directs it. */
export function registered({ seller, ...content }: InvoiceContent): string {
  const { court, number, directors } = seller.register;
  const { texts } = wordsOf(content);
  return [court, number, directors && texts.directors(directors)].filter(Boolean).join(', ');
}
