import type { Language } from '../texts/language.ts';

type Part = string | null | undefined;

/** Whom a paper is for, as it was typed; what is not known is null, undefined or empty. */
export interface PostalAddress {
  companyName?: Part;
  /** The person's. */
  name?: Part;
  /** Street and number. */
  address?: Part;
  zipCode?: Part;
  city?: Part;
  /** ISO 3166-1 alpha-2; nothing for the company's own. */
  country?: Part;
}

/** Who reads an address: in which language, and which country is not foreign to the company. */
export interface AddressReader {
  language: Language;
  home: string;
}

/** The name of a country in a language; a code that has none stays as it is. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** `10115 Berlin`, or what there is of it. */
export const townLine = ({ zipCode, city }: Pick<PostalAddress, 'zipCode' | 'city'>): string =>
  [zipCode, city].filter(Boolean).join(' ');

/** As on an envelope, a line each: company, person, street, postcode and town, and the country where it is foreign. */
export const postalLines = (to: PostalAddress, { language, home }: AddressReader): string[] =>
  [
    ...[to.companyName, to.name, to.address, townLine(to)],
    to.country && to.country !== home ? countryName(to.country, language) : null,
  ].filter((line): line is string => Boolean(line?.trim()));

/** The same in one line. */
export const postalLine = (to: PostalAddress, reader: AddressReader): string =>
  postalLines(to, reader).join(', ');
