import { placeNamed, type End } from '../../../contract/site/meeting.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { openingInWords } from '../../company/index.ts';
import type { ReservationFacts, ReservationNews } from '../values.ts';
import { present, type Part, type Fact } from './letter.ts';
import { modelOf, rentalTexts, vehicleOf, type RentalTexts } from './rental-texts.ts';
import type { MailVehicle, Scene } from './scene.ts';

/** Which vehicle, when and where, and what the driver needs. */
export const rentalFacts = ({ reservation, before }: ReservationNews, scene: Scene): Part => ({
  kind: 'facts',
  title: rentalTexts(scene.language).texts.rental,
  facts: present<Fact>(
    numberFact(reservation, scene),
    vehicleFact(reservation, before, scene),
    endFact('pickUp', reservation, before, scene),
    endFact('dropOff', reservation, before, scene),
    licenceFact(reservation, before, scene),
    depositFact(reservation, before, scene),
    kilometreFact(reservation, scene),
  ),
});

/** Which vehicle, when and where. How a place is met is said of the ends that are named, if they lie ahead. */
export const bareFacts = (
  reservation: ReservationFacts,
  scene: Scene,
  { ends = [], title = rentalTexts(scene.language).texts.rental }: Bare = {},
): Part => ({
  kind: 'facts',
  title,
  facts: [
    numberFact(reservation, scene),
    vehicleFact(reservation, undefined, scene),
    endFact('pickUp', reservation, undefined, scene, ends),
    endFact('dropOff', reservation, undefined, scene, ends),
  ],
});

interface Bare {
  ends?: readonly End[];
  title?: string;
}

const numberFact = ({ id }: ReservationFacts, { language }: Scene): Fact => ({
  label: rentalTexts(language).texts.number,
  value: reservationNumber(id),
});

type Ask<Result = Fact | null> = (
  reservation: ReservationFacts,
  before: ReservationFacts | undefined,
  scene: Scene,
) => Result;

/** What a value was before, in words; undefined if it is the same. */
function was(
  scene: Scene,
  now: string | null,
  then: string | null | undefined,
): { before?: string } {
  const isSame = then === undefined || then === now;
  return isSame ? {} : { before: rentalTexts(scene.language).texts.before(then ?? '–') };
}

const vehicleFact: Ask<Fact> = (reservation, before, scene) => {
  const { texts, vehicle } = rentalTexts(scene.language);
  const mailVehicle = vehicleOf(reservation, scene);
  const value = modelOf(reservation, scene);
  const isOther = before && before.vehicleId !== reservation.vehicleId;
  return {
    label: texts.vehicle,
    value,
    more: mailVehicle ? present(describe(mailVehicle, texts, vehicle.choices)) : [],
    before: isOther ? texts.before(modelOf(before, scene)) : undefined,
  };
};

const describe = (
  { category, seats, payloadKg }: MailVehicle,
  texts: RentalTexts,
  choices: Partial<Record<string, string>>,
): string =>
  present(
    category && (choices[category] ?? category),
    seats > 0 && texts.seats(seats),
    payloadKg !== null && texts.payload(payloadKg),
  ).join(', ');

function endFact(
  end: End,
  reservation: ReservationFacts,
  before: ReservationFacts | undefined,
  scene: Scene,
  ends: readonly End[] = ['pickUp', 'dropOff'],
): Fact {
  const { texts } = rentalTexts(scene.language);
  const momentOf = (of: ReservationFacts) => scene.formats.moment(of[`${end}Time`]);
  const name = reservation[`${end}Location`].trim();
  const place = placeNamed(scene.company.places, name);
  const at = new Date(reservation[`${end}Time`]);
  const placeBefore = before?.[`${end}Location`].trim();
  const differs = present(
    before && momentOf(before) !== momentOf(reservation) && momentOf(before),
    placeBefore !== undefined && placeBefore !== name && placeBefore,
  );
  return {
    label: texts[end],
    value: momentOf(reservation),
    more: present(
      place ? `${place.name}, ${place.address}` : name,
      ...(ends.includes(end) && at > scene.writtenAt ? openingInWords(place, end, at, scene) : []),
    ),
    link: place && { label: texts.map, href: place.map },
    before: differs.length > 0 ? texts.before(differs.join('; ')) : undefined,
  };
}

const licenceFact: Ask = (reservation, before, scene) => {
  const { texts, vehicle } = rentalTexts(scene.language);
  const requirementsOf = (of: MailVehicle | undefined) =>
    present(
      of?.licenceClass ? texts.licence(of.licenceClass) : null,
      of?.minimumAge ? `${vehicle.minimumAge}: ${vehicle.years(of.minimumAge)}` : null,
    );
  const [value, ...more] = requirementsOf(vehicleOf(reservation, scene));
  if (value === undefined) return null;
  const [then] = before ? requirementsOf(vehicleOf(before, scene)) : [];
  return { label: vehicle.licenceClass, value, more, ...was(scene, value, then) };
};

const depositFact: Ask = (reservation, before, scene) => {
  const amountOf = (of: ReservationFacts) =>
    of.deposit === null ? null : scene.formats.money(of.deposit, of.currency);
  const value = amountOf(reservation);
  if (value === null) return null;
  const { vehicle } = rentalTexts(scene.language);
  return { label: vehicle.deposit, value, ...was(scene, value, before && amountOf(before)) };
};

function kilometreFact(
  { includedKmPerDay, pricePerExtraKm, currency }: ReservationFacts,
  { language, formats }: Scene,
): Fact | null {
  const { texts } = rentalTexts(language);
  const parts = present(
    includedKmPerDay !== null && texts.included(`${formats.number(includedKmPerDay)}\u00a0km`),
    pricePerExtraKm !== null && texts.extra(formats.money(pricePerExtraKm, currency)),
  );
  return parts.length > 0 ? { label: texts.kilometres, value: parts.join(', ') } : null;
}
