import { placeNamed } from '../../../contract/site/meeting.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { ReservationNews } from '../values.ts';
import { dialable } from './account.ts';
import { previewOf, termsPart, toBring } from './bookings.ts';
import { present, type Part, type Letter } from './letter.ts';
import { openingNow } from './opening-now.ts';
import { pricePart } from './price-part.ts';
import { bareFacts, rentalFacts } from './rental-facts.ts';
import { modelOf, rentalTexts, showButton } from './rental-texts.ts';
import type { Scene } from './scene.ts';

export function reminder({ reservation }: ReservationNews, scene: Scene): Letter {
  const { texts } = rentalTexts(scene.language);
  const moment = scene.formats.moment(reservation.pickUpTime);
  return {
    subject: texts.reminder.subject(reservationNumber(reservation.id), moment),
    title: texts.reminder.title,
    preview: previewOf(reservation, scene),
    because: 'rental',
    parts: present<Part>(
      { kind: 'text', text: texts.reminder.text(modelOf(reservation, scene)) },
      showButton(reservation, scene),
      rentalFacts({ reservation }, scene),
      toBring(reservation, scene),
      pricePart({ reservation }, scene),
      termsPart(reservation, scene),
      { kind: 'note', text: texts.reminder.otherwise(scene.phone) },
    ),
  };
}

export function lateReturn({ reservation }: ReservationNews, scene: Scene): Letter {
  const { late } = rentalTexts(scene.language).texts;
  const model = modelOf(reservation, scene);
  const text = late.text(model, scene.formats.moment(reservation.dropOffTime));
  const place = placeNamed(scene.company.places, reservation.dropOffLocation.trim());
  const asked = present(text, late.please, place && openingNow(place, scene.writtenAt, scene));
  return {
    subject: late.subject(reservationNumber(reservation.id), model),
    title: late.title,
    preview: text,
    because: 'rental',
    parts: [
      { kind: 'text', text: asked.join('\n\n') },
      {
        kind: 'action',
        label: scene.texts.call(scene.phone),
        href: dialable(scene.phone),
      },
      bareFacts(reservation, scene),
    ],
  };
}
