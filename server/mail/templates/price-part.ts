import type { Language } from '../../../contract/texts/language.ts';
import { taxIn } from '../../../contract/money/tax.ts';
import {
  chargesLoss,
  feesOf,
  sumOf,
  type ReservationLine,
} from '../../../contract/reservations/lines.ts';
import { priceLines, type PriceLine as RentalLine } from '../../../contract/reservations/price.ts';
import { bookingTexts as germanBooking } from '../../../contract/texts/de/booking.ts';
import { lineTexts as german } from '../../../contract/texts/de/lines.ts';
import { bookingTexts } from '../../../contract/texts/en/booking.ts';
import { lineTexts as english } from '../../../contract/texts/en/lines.ts';
import { lineInWords, type LineTexts } from '../../../contract/texts/line-in-words.ts';
import { startedHours, vatPercentOf } from '../../reservations/index.ts';
import type { ReservationFacts, ReservationNews } from '../values.ts';
import { present, type Part } from './letter.ts';
import { rentalTexts } from './rental-texts.ts';
import type { Scene } from './scene.ts';

const lineTexts: Record<Language, LineTexts> = { en: english, de: german };
const totals: Record<Language, string> = { en: bookingTexts.total, de: germanBooking.total };

/** What the site tells before one books. */
export const noWithdrawal: Record<Language, string> = {
  en: bookingTexts.review.noWithdrawal,
  de: germanBooking.review.noWithdrawal,
};

type Line = RentalLine | ReservationLine;

/** What a reservation costs, line by line where the lines add up to the total. */
export function pricePart({ reservation, before }: ReservationNews, scene: Scene): Part {
  const { formats, language } = scene;
  const { texts } = rentalTexts(language);
  const { totalPrice, currency } = reservation;
  const isOther =
    before && (before.totalPrice !== totalPrice || before.currency !== currency) ? before : null;
  const all = linesOf(reservation, scene);
  return {
    kind: 'price',
    title: texts.price,
    lines: linesInWords(sumOf(all) === totalPrice ? all : [], currency, scene),
    total: {
      label: totals[language],
      amount: formats.money(totalPrice, currency),
      more: present(taxNote(totalPrice, all, reservation, scene), lossNote(all, scene)),
      before: isOther
        ? texts.before(formats.money(isOther.totalPrice, isOther.currency))
        : undefined,
    },
  };
}

/** What is to be paid for a cancelled reservation: its fees only. Null for nothing. */
export function feePart(reservation: ReservationFacts, scene: Scene): Part | null {
  const fees = feesOf(scene.extras);
  const due = sumOf(fees);
  if (due === 0) return null;
  const { cancelled } = rentalTexts(scene.language).texts;
  return {
    kind: 'price',
    title: cancelled.due,
    lines: linesInWords(fees, reservation.currency, scene),
    total: {
      label: cancelled.due,
      amount: scene.formats.money(due, reservation.currency),
      more: present(taxNote(due, fees, reservation, scene), lossNote(fees, scene, true)),
    },
  };
}

function linesOf(
  { pickUpTime, pricePerHour, pricePerDay, pricePerWeek, ...ends }: ReservationFacts,
  { extras, timeZone }: Scene,
): Line[] {
  if (pricePerHour === null) return [];
  const dropOffTime = new Date(ends.billedUntil ?? ends.dropOffTime);
  const hours = startedHours({ pickUpTime: new Date(pickUpTime), dropOffTime }, timeZone);
  return [...priceLines(hours, { pricePerHour, pricePerDay, pricePerWeek }), ...extras];
}

function linesInWords(lines: Line[], currency: string | null, { formats, language }: Scene) {
  const texts = lineTexts[language];
  return lines.map((line) => ({
    label: lineInWords(texts, line, formats.money(line.unitPrice, currency)),
    amount: formats.money(line.amount, currency),
  }));
}

const lossNote = (lines: Line[], { language }: Scene, isCancelled = false) =>
  chargesLoss(lines, isCancelled) && lineTexts[language].lowerLoss;

function taxNote(
  amount: number,
  lines: Line[],
  { vatPercent, currency, dropOffTime }: ReservationFacts,
  { language, formats, business, timeZone, vatRates }: Scene,
): string | null {
  const { vehicle } = rentalTexts(language);
  const ended = { vatPercent, dropOffTime: new Date(dropOffTime) };
  const percent = vatPercentOf(ended, { business, timeZone, vatRates });
  const notes = taxIn(amount, lines, percent ?? business.vatPercent).map(
    (rate) =>
      `${vehicle.withVat(formats.number(rate.vatPercent))} (${formats.money(rate.tax, currency)})`,
  );
  return notes.join(', ') || null;
}
