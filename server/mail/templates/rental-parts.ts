import type { Language } from '../../../contract/language.ts';
import { accountTexts as germanAccount } from '../../../contract/texts/de/account.ts';
import { rentalMailTexts as german } from '../../../contract/texts/de/rental-mails.ts';
import { vehicleTexts as germanVehicles } from '../../../contract/texts/de/vehicles.ts';
import { accountTexts } from '../../../contract/texts/en/account.ts';
import { rentalMailTexts as english } from '../../../contract/texts/en/rental-mails.ts';
import { vehicleTexts } from '../../../contract/texts/en/vehicles.ts';
import { pages } from '../../../contract/pages.ts';
import { reservationNumber } from '../../../contract/reservation-number.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { toWallTime } from '../../time/wall-times.ts';
import type { ReservationFacts, ReservationNews } from '../values.ts';
import { known, type Block, type Fact } from './letter.ts';
import type { MailVehicle, Scene } from './scene.ts';

export type RentalTexts = Translation<typeof english>;

const catalogues = {
  en: { texts: english, vehicle: vehicleTexts, ticket: accountTexts.ticket },
  de: { texts: german, vehicle: germanVehicles, ticket: germanAccount.ticket },
} satisfies Record<Language, unknown>;

/** The texts of rentals, also those that the site has. */
export const rentalTexts = (
  language: Language,
): {
  texts: RentalTexts;
  vehicle: Translation<typeof vehicleTexts>;
  ticket: Translation<typeof accountTexts.ticket>;
} => catalogues[language];

export const vehicleOf = ({ vehicleId }: ReservationFacts, { vehicles }: Scene) =>
  vehicles.find(({ id }) => id === vehicleId);

/** What a reservation's vehicle is called. */
export const modelOf = (reservation: ReservationFacts, scene: Scene): string =>
  vehicleOf(reservation, scene)?.model ?? rentalTexts(scene.language).texts.unknownVehicle;

/** The button that leads to the reservation. */
export const showButton = ({ id }: ReservationFacts, { siteUrl, language }: Scene): Block => ({
  kind: 'action',
  label: rentalTexts(language).texts.show,
  href: `${siteUrl}${pages.ownReservation.replace(':reservationId', String(id))}`,
});

/** Which vehicle, when and where, and what the driver needs. */
export const rentalFacts = ({ reservation, before }: ReservationNews, scene: Scene): Block => ({
  kind: 'facts',
  title: rentalTexts(scene.language).texts.rental,
  facts: known<Fact>(
    numberFact(reservation, scene),
    vehicleFact(reservation, before, scene),
    endFact('pickUp', reservation, before, scene),
    endFact('dropOff', reservation, before, scene),
    licenceFact(reservation, before, scene),
    depositFact(reservation, before, scene),
    kilometreFact(reservation, scene),
  ),
});

/** Which vehicle, when and where: all that matters of a rental that is over. */
export const bareFacts = (
  reservation: ReservationFacts,
  scene: Scene,
  title = rentalTexts(scene.language).texts.rental,
): Block => ({
  ...{ kind: 'facts', title },
  facts: [
    numberFact(reservation, scene),
    vehicleFact(reservation, undefined, scene),
    endFact('pickUp', reservation, undefined, scene),
    endFact('dropOff', reservation, undefined, scene),
  ],
});

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
  const found = vehicleOf(reservation, scene);
  const value = modelOf(reservation, scene);
  const isOther = before && before.vehicleId !== reservation.vehicleId;
  return {
    ...{ label: texts.vehicle, value },
    more: found ? known(describe(found, texts, vehicle.choices)) : [],
    before: isOther ? texts.before(modelOf(before, scene)) : undefined,
  };
};

const describe = (
  { category, seats, payloadKg }: MailVehicle,
  texts: RentalTexts,
  choices: Partial<Record<string, string>>,
): string =>
  known(
    category && (choices[category] ?? category),
    seats > 0 && texts.seats(seats),
    payloadKg !== null && texts.payload(payloadKg),
  ).join(', ');

function endFact(
  end: 'pickUp' | 'dropOff',
  reservation: ReservationFacts,
  before: ReservationFacts | undefined,
  scene: Scene,
): Fact {
  const { texts } = rentalTexts(scene.language);
  const told = (of: ReservationFacts) => scene.formats.moment(of[`${end}Time`]);
  const name = reservation[`${end}Location`].trim();
  const place = scene.company.places.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const placeBefore = before?.[`${end}Location`].trim();
  const differs = known(
    before && told(before) !== told(reservation) && told(before),
    placeBefore !== undefined && placeBefore !== name && placeBefore,
  );
  return {
    label: texts[end],
    value: told(reservation),
    more: known(
      place ? `${place.name}, ${place.address}` : name,
      place && hoursOf(place.hours, reservation[`${end}Time`], scene),
    ),
    link: place && { label: texts.map, href: place.map },
    before: differs.length > 0 ? texts.before(differs.join('; ')) : undefined,
  };
}

/** When the place is open on the day of an instant; null if it is closed. */
function hoursOf(
  hours: Scene['company']['places'][number]['hours'],
  instant: string,
  { timeZone, language }: Scene,
): string | null {
  const day = new Date(toWallTime(new Date(instant), timeZone).slice(0, 10)).getUTCDay() || 7;
  const open = hours.find(({ days }) => days.includes(day));
  return open ? rentalTexts(language).texts.opens(open.opens, open.closes) : null;
}

const licenceFact: Ask = (reservation, before, scene) => {
  const { texts, vehicle } = rentalTexts(scene.language);
  const told = (of: MailVehicle | undefined) =>
    known(
      of?.licenceClass && texts.licence(of.licenceClass),
      of?.minimumAge && `${vehicle.minimumAge} ${vehicle.years(of.minimumAge)}`,
    ).join(', ') || null;
  const value = told(vehicleOf(reservation, scene));
  if (value === null) return null;
  return {
    ...{ label: vehicle.licenceClass, value },
    ...was(scene, value, before && told(vehicleOf(before, scene))),
  };
};

const depositFact: Ask = (reservation, before, scene) => {
  const told = (of: ReservationFacts) =>
    of.deposit === null ? null : scene.formats.money(of.deposit, of.currency);
  const value = told(reservation);
  if (value === null) return null;
  const { vehicle } = rentalTexts(scene.language);
  return { label: vehicle.deposit, value, ...was(scene, value, before && told(before)) };
};

function kilometreFact(
  { includedKmPerDay, pricePerExtraKm, currency }: ReservationFacts,
  { language, formats }: Scene,
): Fact | null {
  const { texts } = rentalTexts(language);
  const parts = known(
    includedKmPerDay !== null && texts.included(`${formats.number(includedKmPerDay)}\u00a0km`),
    pricePerExtraKm !== null && texts.extra(formats.money(pricePerExtraKm, currency)),
  );
  return parts.length > 0 ? { label: texts.kilometres, value: parts.join(', ') } : null;
}
