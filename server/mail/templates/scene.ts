import type { ReservationLine } from '../../../contract/reservations/lines.ts';
import type { Language } from '../../../contract/texts/language.ts';
import { mailTexts as german } from '../../../contract/texts/de/mails.ts';
import { mailTexts as english } from '../../../contract/texts/en/mails.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import type { vehicles } from '../../db/schema/index.ts';
import type { TaxSettings } from '../../reservations/index.ts';
import type { Context } from '../context.ts';
import type { Business } from '../../../contract/site/business.ts';
import { timesInWords } from '../../time/in-words.ts';

const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

type Formats = ReturnType<typeof formatsOf>;

/** Writes instants, given in ISO 8601, by the clock at the company's place, and amounts. */
function formatsOf(language: Language, timeZone: string, business: Business) {
  const locale = locales[language];
  const numbers = new Intl.NumberFormat(locale);
  return {
    ...timesInWords(language, timeZone),
    /** `$1,368.00` or `1.368,00 €`; in the company's currency unless another one was agreed. */
    money: (amount: number, agreed: string | null) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: agreed ?? business.currency,
      }).format(amount),
    number: (count: number): string => numbers.format(count),
  };
}

export type MailTexts = Translation<typeof english>;
const texts: Record<Language, MailTexts> = { en: english, de: german };

export type MailVehicle = Pick<
  typeof vehicles.$inferSelect,
  'id' | 'model' | 'category' | 'seats' | 'payloadKg' | 'licenceClass' | 'minimumAge'
>;

/** What is read for a mail when it is written. */
export interface MailFacts {
  /** The user's name; null for somebody without an account. */
  name: string | null;
  /** The vehicles of its reservation, now and before. */
  vehicles: MailVehicle[];
  /** What its reservation costs besides the rental. */
  extras: ReservationLine[];
  /** What the company adds to it; null for nothing. */
  sentence: string | null;
}

/** What is known only when a mail goes out. */
export interface Now {
  /** With its secret; null for mails without a link. */
  link: { href: string; hours: number } | null;
  hasDocuments: boolean;
}

interface SceneFacts extends MailFacts, Now {
  /** When what it tells happened. */
  writtenAt: Date;
}

/** All that templates are written with, besides their own values. */
export interface Scene extends SceneFacts, Pick<Context, 'company' | 'siteUrl'>, TaxSettings {
  language: Language;
  texts: MailTexts;
  formats: Formats;
  /** Hours before the pick-up until which customers may cancel. */
  cancellationHours: number;
  phone: string;
}

export function sceneOf(
  language: Language,
  { company, siteUrl, config }: Context,
  facts: SceneFacts,
): Scene {
  const { business, timeZone, vatRates, cancellationHours } = config;
  return {
    ...facts,
    language,
    company,
    siteUrl,
    business,
    timeZone,
    vatRates,
    cancellationHours,
    texts: texts[language],
    formats: formatsOf(language, timeZone, business),
    // In one line.
    phone: (company.company.phones[0] ?? '').replaceAll(' ', '\u00a0'),
  };
}
