import type { federalStates } from '../../content/schemas/places.ts';

export interface Company {
  /** Short label, as in the logo. */
  brand: string;
  legalName: string;
  /** What the site offers; part of every page's title. */
  product: string;
  /** Without protocol. */
  host: string;
  mail: string;
  /** Formatted for reading, with country code. */
  phones: readonly [string, string];
  address: {
    street: string;
    zipCode: string;
    town: string;
    country: string;
    /** ISO 3166-1 alpha-2: addresses abroad are written with their country. */
    countryCode: string;
  };
  /** Degrees north and east. */
  position: { latitude: number; longitude: number };
  /** URL of the map's frame, loaded once the visitor agrees. */
  mapsLink: string;
  openingHours: Record<'de' | 'en', string>;
  /**
   * `openingHours` for machines: schema.org days and 24-hour times; closed on the public holidays of a federal state, such as BE,
   * or on those of all of them, BUND.
   */
  openingTimes: {
    days: readonly string[];
    opens: string;
    closes: string;
    holidays?: (typeof federalStates)[number];
  };
  /** `taxNumber` is the tax office's; empty where invoices give the VAT id alone. */
  register: { court: string; number: string; vatId: string; taxNumber: string; directors: string };
  /** Where invoices are paid to; null where they are paid in other ways only. */
  bank: { holder: string; iban: string; bic: string } | null;
  /** Why invoices have no tax; only said where `VAT_PERCENT` is 0. */
  untaxedBecause: Record<'de' | 'en', string>;
}

/** Placeholders: reserved example domains and numbers, so that nobody takes them for a real company. */
export const company: Company = {
  brand: 'Musternetz',
  legalName: 'Musternetz Infrastruktur GmbH',
  product: 'Fahrzeugvermietung',
  host: 'www.musternetz.example',
  mail: 'info@musternetz.example',
  phones: ['+49 30 23125 000', '+49 30 23125 001'],
  address: {
    street: 'Musterstraße 12',
    zipCode: '12345',
    town: 'Musterstadt',
    country: 'Deutschland',
    countryCode: 'DE',
  },
  position: { latitude: 52.52, longitude: 13.405 },
  mapsLink: 'https://maps.example/embed?q=Musterstra%C3%9Fe+12%2C+12345+Musterstadt',
  openingHours: {
    de: 'Mon-Sam: 09:00 - 18:00 Uhr', // As specified.
    en: 'Mon-Sat: 9 am - 6 pm',
  },
  openingTimes: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '18:00',
    holidays: 'BUND',
  },
  register: {
    court: 'Amtsgericht Musterstadt',
    number: 'HRB 00000',
    vatId: 'DE000000000',
    taxNumber: '00/000/00000',
    directors: 'Erika Mustermann, Max Mustermann',
  },
  bank: {
    holder: 'Musternetz Infrastruktur GmbH',
    iban: 'DE00000000000000000000',
    bic: 'XXXXDEXXXXX',
  },
  untaxedBecause: {
    de: 'Als Kleinunternehmer berechnen wir nach § 19 UStG keine Umsatzsteuer.',
    en: 'As a small business we charge no value-added tax (§ 19 of the German VAT Act).',
  },
};

/** For `tel:` links. */
export const dialable = (phone: string): string => phone.replaceAll(' ', '');

/** Whom customers call: as it is shown, in one line, and as a link's address. */
export const hotline = {
  text: company.phones[0].replaceAll(' ', '\u00a0'),
  href: `tel:${dialable(company.phones[0])}`,
};
