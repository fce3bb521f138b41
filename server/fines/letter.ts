import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import type { Claimant } from '../../contract/office/who-had-it.ts';
import { postalLines } from '../../contract/users/postal-address.ts';
import type { Language } from '../../contract/texts/language.ts';
import { inWords, type Sheet } from '../documents/index.ts';
import type { FoundVehicle, Stay } from './repository.ts';

interface Letter {
  to: Claimant;
  recipient: string;
  reference: string;
  vehicle: FoundVehicle;
  at: Date;
  stay: Stay;
}

interface Settings {
  language: Language;
  timeZone: string;
  currency: string;
  issuedAt: Date;
  /** The company's country. */
  home: string;
}

/** A letter that says who had a vehicle: to private claimants name and address, and no more. */
export function letterSheet(letter: Letter, settings: Settings): Sheet {
  const { to, recipient, reference, vehicle, at, stay } = letter;
  const { language, issuedAt } = settings;
  const { texts, date, moment } = inWords(language, settings.timeZone, settings.currency);
  const say = texts.whoHadIt;
  const when = (instant: Date) => Object.values(moment(instant)).join(', ');
  const { companyName, name, ...address } = stay.customer;
  const drivers = stay.drivers.map(({ name }) => name).join('\n');
  const until = stay.until ? when(stay.until) : say.open;
  const forAuthority = [
    ...(drivers ? [{ label: say.drivers, value: drivers }] : []),
    {
      label: say.rental,
      value: `${reservationNumber(stay.id)}\n${say.from(when(stay.from), until)}`,
    },
  ];
  return {
    title: say.title,
    language,
    address: recipient.split('\n').filter((line) => line.trim() !== ''),
    facts: [
      ...(reference ? [[say.reference, reference] as [string, string]] : []),
      [texts.date, date(issuedAt)],
    ],
    blocks: [
      { kind: 'text', text: say.about },
      {
        kind: 'details',
        rows: [
          { label: texts.plate, value: vehicle.licencePlate ?? '' },
          { label: say.time, value: when(at) },
          { label: say.renter, value: postalLines({ companyName, name }, settings).join('\n') },
          { label: say.address, value: postalLines(address, settings).join('\n') },
          ...(to === 'authority' ? forAuthority : []),
        ],
      },
      { kind: 'text', text: to === 'authority' ? say[stay.source] : say.private },
    ],
    isOnePage: true,
  };
}
