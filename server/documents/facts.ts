import type { Language } from '../../contract/texts/language.ts';
import { feesOf, sumOf, type ReservationLine } from '../../contract/reservations/lines.ts';
import type { Terms } from '../../contract/reservations/terms.ts';
import { type CompanyFacts, termsQueries } from '../company/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { deadlineOf, linesOf, vatPercentOf, type TaxSettings } from '../reservations/index.ts';
import { unlinked } from '../text/plain.ts';
import { documentBackground, type DocumentBackground } from './repository.ts';

/** A reservation as a document is to show it. */
export interface DocumentReservation {
  id: number;
  vehicleId: number;
  isCancelled: boolean;
  pickUpTime: Date;
  dropOffTime: Date;
  /** Until when the rental is to be paid, if it came back later. */
  billedUntil?: Date | null;
  pickUpLocation: string;
  dropOffLocation: string;
  totalPrice: number;
  /** Null where the company's own apply. */
  currency: string | null;
  vatPercent: number | null;
  /** The agreed rates; null for reservations from before these were stored. */
  pricePerHour: number | null;
  pricePerDay: number | null;
  pricePerWeek: number | null;
  deposit: number | null;
  includedKmPerDay: number | null;
  pricePerExtraKm: number | null;
  termsHash: string | null;
}

export interface DocumentSettings {
  company: CompanyFacts;
  /** The site's address, for links. */
  siteUrl: string;
  language: Language;
  /** The date on the document. */
  issuedAt: Date;
  config: Pick<Config, 'cancellationHours'> & TaxSettings;
  /** Whether staff draw it: they see the licence plate before the hand-over, too. */
  isForStaff: boolean;
  /** Where a mail takes it; not given where it is downloaded. */
  recipient?: string;
}

/** All that a document says. */
export interface DocumentFacts
  extends
    Omit<DocumentBackground, 'extras' | 'confirmedEmail' | 'isHandedOver'>,
    DocumentReservation {
  currency: string;
  vatPercent: number;
  /** None where they do not add up to what is to be paid. */
  lines: ReservationLine[];
  /** What is to be paid: of a cancelled one its fees only. */
  amountDue: number;
  /** Until when it can be cancelled. */
  deadline: Date;
  terms: Terms | null;
}

/** Gathers what a document says; null if the reservation or the vehicle is gone. */
export async function gatherFacts(
  db: Database,
  reservation: DocumentReservation,
  { config, isForStaff, recipient }: Pick<DocumentSettings, 'config' | 'isForStaff' | 'recipient'>,
): Promise<DocumentFacts | null> {
  const background = await documentBackground(db, reservation.id, reservation.vehicleId);
  if (!background) return null;
  const { extras, confirmedEmail, isHandedOver, vehicle, ...rest } = background;
  const licencePlate = isForStaff || isHandedOver ? vehicle.licencePlate : null;
  const facts = { ...reservation, ...rest, vehicle: { ...vehicle, licencePlate } };
  // What its customer typed has links only for whoever it is known to be.
  const isTheirs =
    confirmedEmail !== null && (recipient?.toLowerCase() ?? confirmedEmail) === confirmedEmail;
  const { termsHash } = reservation;
  return {
    ...(isTheirs ? facts : unlinked(facts)),
    ...dueOf(facts, extras, config),
    ...ofCompany(facts, config),
    deadline: deadlineOf(reservation, config),
    terms: termsHash === null ? null : await termsQueries(db).find(termsHash),
  };
}

type Ending = DocumentReservation & Pick<DocumentBackground, 'returnedAt'>;

const ofCompany = (
  reservation: Ending,
  settings: TaxSettings,
): Pick<DocumentFacts, 'currency' | 'vatPercent'> => ({
  currency: reservation.currency ?? settings.business.currency,
  vatPercent: vatPercentOf(reservation, settings) ?? settings.business.vatPercent,
});

function dueOf(
  reservation: Ending,
  extras: ReservationLine[],
  settings: TaxSettings,
): Pick<DocumentFacts, 'lines' | 'amountDue'> {
  if (reservation.isCancelled) {
    const fees = feesOf(extras);
    return { lines: fees, amountDue: sumOf(fees) };
  }
  const { totalPrice } = reservation;
  const lines = linesOf({ ...reservation, extras }, settings);
  // They may have changed since the mail was written.
  return { lines: sumOf(lines) === totalPrice ? lines : [], amountDue: totalPrice };
}
