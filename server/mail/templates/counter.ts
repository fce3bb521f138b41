import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { ReservationNews } from '../values.ts';
import type { Letter } from './letter.ts';
import { pricePart } from './price-part.ts';
import { bareFacts } from './rental-facts.ts';
import { modelOf, rentalTexts, showButton } from './rental-texts.ts';
import type { Scene } from './scene.ts';

export function handedOver({ reservation }: ReservationNews, scene: Scene): Letter {
  const { handedOver: texts } = rentalTexts(scene.language).texts;
  const model = modelOf(reservation, scene);
  const text = texts.text(model, scene.formats.moment(reservation.dropOffTime));
  return {
    subject: texts.subject(reservationNumber(reservation.id), model),
    title: texts.title,
    preview: text,
    because: 'rental',
    parts: [
      { kind: 'text', text: `${text}\n\n${texts.protocol}` },
      showButton(reservation, scene),
      bareFacts(reservation, scene, { ends: ['dropOff'] }),
      { kind: 'note', text: texts.disagree(scene.phone) },
    ],
  };
}

export function returned({ reservation }: ReservationNews, scene: Scene): Letter {
  const { returned: texts } = rentalTexts(scene.language).texts;
  const model = modelOf(reservation, scene);
  const text = texts.text(model);
  return {
    subject: texts.subject(reservationNumber(reservation.id), model),
    title: texts.title,
    preview: text,
    because: 'rental',
    parts: [
      { kind: 'text', text: `${text}\n\n${texts.protocol}` },
      showButton(reservation, scene),
      pricePart({ reservation }, scene),
      bareFacts(reservation, scene),
      { kind: 'note', text: texts.disagree(scene.phone) },
    ],
  };
}
