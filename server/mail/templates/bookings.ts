import { pages } from '../../../contract/site/pages.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { ReservationFacts, ReservationNews } from '../values.ts';
import { present, type Part, type Letter } from './letter.ts';
import { feePart, noWithdrawal, pricePart } from './price-part.ts';
import { bareFacts, rentalFacts } from './rental-facts.ts';
import { modelOf, rentalTexts, showButton, vehicleOf } from './rental-texts.ts';
import type { Scene } from './scene.ts';

const hour = 3_600_000;

/** What the subjects of these mails name. */
const named = (reservation: ReservationFacts, scene: Scene): [string, string, string] => [
  reservationNumber(reservation.id),
  modelOf(reservation, scene),
  scene.formats.date(reservation.pickUpTime),
];

export function bookingConfirmed({ reservation, before }: ReservationNews, scene: Scene): Letter {
  const { texts } = rentalTexts(scene.language);
  const { subject, title, text } = before ? texts.restored : texts.confirmed;
  return {
    subject: subject(...named(reservation, scene)),
    title,
    preview: previewOf(reservation, scene),
    because: 'rental',
    invitesQuestions: true,
    parts: present<Part>(
      { kind: 'text', text },
      showButton(reservation, scene),
      rentalFacts({ reservation }, scene),
      pricePart({ reservation }, scene),
      toBring(reservation, scene),
      termsPart(reservation, scene),
      { kind: 'note', text: noWithdrawal[scene.language] },
    ),
  };
}

export function bookingChanged(news: ReservationNews, scene: Scene): Letter {
  const { reservation } = news;
  const { texts } = rentalTexts(scene.language);
  const { subject, title, text, disagree } = texts.changed;
  return {
    subject: subject(...named(reservation, scene)),
    title,
    preview: previewOf(reservation, scene),
    because: 'rental',
    parts: present<Part>(
      { kind: 'text', text },
      showButton(reservation, scene),
      rentalFacts(news, scene),
      pricePart(news, scene),
      termsPart(reservation, scene, texts.payAtPickUp),
      { kind: 'note', text: disagree(scene.phone) },
    ),
  };
}

export function bookingCancelled({ reservation }: ReservationNews, scene: Scene): Letter {
  const { cancelled } = rentalTexts(scene.language).texts;
  const fees = feePart(reservation, scene);
  const owed = fees ? cancelled.fees : cancelled.nothing;
  return {
    subject: cancelled.subject(...named(reservation, scene)),
    title: cancelled.title,
    preview: owed,
    because: 'rental',
    parts: present<Part>(
      { kind: 'text', text: `${cancelled.text} ${owed}` },
      {
        kind: 'action',
        label: cancelled.button,
        href: `${scene.siteUrl}${pages.vehicles}`,
      },
      fees,
      bareFacts(reservation, scene, { title: cancelled.was }),
      { kind: 'note', text: cancelled.disagree(scene.phone) },
    ),
  };
}

export function vehicleExchanged(news: ReservationNews, scene: Scene): Letter {
  const { reservation, before = reservation } = news;
  const { exchanged } = rentalTexts(scene.language).texts;
  const model = modelOf(reservation, scene);
  const text = exchanged.text(modelOf(before, scene), model);
  return {
    subject: exchanged.subject(reservationNumber(reservation.id), model),
    title: exchanged.title,
    preview: text,
    because: 'rental',
    parts: present<Part>(
      { kind: 'text', text: `${text}\n\n${exchanged.disagree(scene.phone)}` },
      showButton(reservation, scene),
      rentalFacts(news, scene),
      pricePart(news, scene),
      termsPart(reservation, scene),
    ),
  };
}

export const previewOf = (reservation: ReservationFacts, scene: Scene): string =>
  `${modelOf(reservation, scene)}, ${scene.formats.moment(reservation.pickUpTime)}, ${reservation.pickUpLocation}`;

/** Until when one may cancel, and where the documents are; null if there is nothing to say. */
export function termsPart(
  { pickUpTime }: ReservationFacts,
  scene: Scene,
  first?: string,
): Part | null {
  const { texts } = rentalTexts(scene.language);
  const deadline = new Date(Date.parse(pickUpTime) - scene.cancellationHours * hour);
  const sentences = present(
    first,
    deadline > new Date() && texts.freeUntil(scene.formats.moment(deadline)),
    scene.hasDocuments && texts.attached,
  );
  return sentences.length > 0 ? { kind: 'text', text: sentences.join(' ') } : null;
}

/** What one needs at the counter. */
export function toBring(reservation: ReservationFacts, scene: Scene): Part {
  const { ticket } = rentalTexts(scene.language);
  const { licence, licenceOf, identity, payment, deposit, number } = ticket.toBring;
  const licenceClass = vehicleOf(reservation, scene)?.licenceClass;
  return {
    kind: 'list',
    title: ticket.bring,
    items: present(
      licenceClass ? licenceOf(licenceClass) : licence,
      identity,
      payment,
      reservation.deposit !== null &&
        reservation.deposit > 0 &&
        deposit(scene.formats.money(reservation.deposit, reservation.currency)),
      number(reservationNumber(reservation.id)),
    ),
  };
}
