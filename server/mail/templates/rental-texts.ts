import type { Language } from '../../../contract/texts/language.ts';
import { accountTexts as germanAccount } from '../../../contract/texts/de/account.ts';
import { rentalMailTexts as german } from '../../../contract/texts/de/rental-mails.ts';
import { vehicleTexts as germanVehicles } from '../../../contract/texts/de/vehicles.ts';
import { accountTexts } from '../../../contract/texts/en/account.ts';
import { rentalMailTexts as english } from '../../../contract/texts/en/rental-mails.ts';
import { vehicleTexts } from '../../../contract/texts/en/vehicles.ts';
import { pages } from '../../../contract/site/pages.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import type { ReservationFacts } from '../values.ts';
import type { Part } from './letter.ts';
import type { Scene } from './scene.ts';

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
export const showButton = ({ id }: ReservationFacts, { siteUrl, language }: Scene): Part => ({
  kind: 'action',
  label: rentalTexts(language).texts.show,
  href: `${siteUrl}${pages.ownReservation.replace(':reservationId', String(id))}`,
});
