import { pages } from '../../../contract/site/pages.ts';
import { invoiceMailTexts as german } from '../../../contract/texts/de/invoice-mails.ts';
import { invoiceMailTexts as english } from '../../../contract/texts/en/invoice-mails.ts';
import type { InvoiceNews } from '../values.ts';
import type { Letter, Part } from './letter.ts';
import { rentalTexts } from './rental-texts.ts';
import type { Scene } from './scene.ts';

const catalogues = { en: english, de: german };

/** A day, `YYYY-MM-DD`, in words: noon in UTC is the same day in the company's zone. */
const dayOf = (day: string, { formats }: Scene): string =>
  formats.date(new Date(`${day}T12:00:00Z`));

function wordsOf({ invoice }: InvoiceNews, scene: Scene) {
  const texts = catalogues[scene.language];
  const money = (amount: number) => scene.formats.money(amount, invoice.currency);
  const kind = texts.titles[invoice.title ?? invoice.kind];
  return { texts, money, day: (day: string) => dayOf(day, scene), kind };
}

const showButton = ({ invoice }: InvoiceNews, { siteUrl, language }: Scene): Part => ({
  kind: 'action',
  label: rentalTexts(language).texts.show,
  href: `${siteUrl}${pages.ownReservation.replace(':reservationId', String(invoice.reservationId))}`,
});

/** What a cancellation takes back, and what else is settled, has no day by which it is due. */
function factsPart(news: InvoiceNews, scene: Scene): Part {
  const { invoice } = news;
  const { texts, money, day, kind } = wordsOf(news, scene);
  const isOpen = invoice.open > 0;
  return {
    kind: 'facts',
    title: kind,
    facts: [
      { label: texts.facts.number, value: invoice.number },
      { label: texts.facts.reservation, value: invoice.reservation },
      { label: texts.facts.amount, value: money(invoice.gross) },
      ...(isOpen ? [{ label: texts.facts.open, value: money(invoice.open) }] : []),
      ...(isOpen ? [{ label: texts.facts.due, value: day(invoice.dueOn) }] : []),
    ],
  };
}

export function invoiceIssued(news: InvoiceNews, scene: Scene): Letter {
  const { number, reservation, gross, open, dueOn } = news.invoice;
  const { texts, money, day, kind } = wordsOf(news, scene);
  const { issued } = texts;
  const rest =
    open <= 0
      ? issued.paid
      : open < gross
        ? issued.due(money(open), day(dueOn))
        : issued.dueInFull(day(dueOn));
  const text = issued.text(kind, money(gross));
  return {
    subject: issued.subject(kind, number, reservation),
    title: `${kind} ${number}`,
    preview: `${text} ${rest}`,
    because: 'rental',
    parts: [
      { kind: 'text', text: `${text} ${rest}` },
      showButton(news, scene),
      factsPart(news, scene),
      { kind: 'note', text: issued.wrong(scene.phone) },
    ],
  };
}

export function invoiceCancelled(news: InvoiceNews, scene: Scene): Letter {
  const { number, cancels } = news.invoice;
  const { texts, kind } = wordsOf(news, scene);
  const text = texts.cancelled.text(cancels ?? '', kind);
  return {
    subject: texts.cancelled.subject(number, cancels ?? ''),
    title: texts.cancelled.title(cancels ?? ''),
    preview: text,
    because: 'rental',
    parts: [
      { kind: 'text', text: `${text} ${texts.cancelled.reissued}` },
      showButton(news, scene),
      factsPart(news, scene),
      { kind: 'note', text: texts.issued.wrong(scene.phone) },
    ],
  };
}

export function invoiceReminder(news: InvoiceNews, scene: Scene): Letter {
  const { number, open, dueOn } = news.invoice;
  const { texts, money, day } = wordsOf(news, scene);
  const text = texts.reminder.text(number, money(open), day(dueOn));
  return {
    subject: texts.reminder.subject(number, day(dueOn)),
    title: texts.reminder.title,
    preview: text,
    because: 'rental',
    parts: [
      { kind: 'text', text },
      showButton(news, scene),
      factsPart(news, scene),
      { kind: 'note', text: texts.reminder.crossed },
      { kind: 'note', text: texts.issued.wrong(scene.phone) },
    ],
  };
}
