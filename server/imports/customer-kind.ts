import * as phoneRules from 'libphonenumber-js/min';
import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { importedCustomer } from '../../contract/office/imports.ts';
import { languageNames, languages } from '../../contract/texts/language.ts';
import { key } from '../../contract/texts/message-key.ts';
import { licenceClasses } from '../../contract/users/licence-classes.ts';
import { coded } from '../../contract/values/common.ts';
import { countryName } from '../../contract/users/postal-address.ts';
import { countryCodes } from '../../contract/values/countries.ts';
import { storedForm } from '../../contract/values/phone-number.ts';
import { readChoice, readDay, readFlag, readLine, textOf } from './cell-values.ts';
import { columnNames, plainWord } from './column-names.ts';
import type { ImportKind } from './import-kind.ts';
import type { Cell } from './table.ts';

type FieldName = keyof typeof importedCustomer.shape;
/** What other programs keep apart belongs to the address. */
type Name = FieldName | 'houseNumber';

const texts = { de: german, en: english };
const fieldNames = Object.keys(importedCustomer.shape) as FieldName[];
const headOf = (name: FieldName) => (name === 'licenceSeenOn' ? 'licenceSeen' : name);

/** What else people call a customer's columns, in either language. */
const otherNames: Record<Name, string[]> = {
  firstName: ['First name', 'Given name', 'Forename', 'Rufname'],
  lastName: ['Last name', 'Surname', 'Family name', 'Familienname', 'Zuname', 'Name'],
  email: ['E-Mail-Adresse', 'Mail', 'Mailadresse', 'E-mail address'],
  phoneNumber: [
    ...['Telefonnummer', 'Tel', 'Tel.-Nr.', 'Mobil', 'Mobilnummer', 'Handy', 'Handynummer'],
    ...['Phone', 'Telephone', 'Mobile', 'Cell phone'],
  ],
  address: ['Straße', 'Adresse', 'Straße und Hausnummer', 'Straße/Nr.', 'Street', 'Street address'],
  houseNumber: ['Hausnummer', 'Haus-Nr.', 'Hausnr', 'House number'],
  zipCode: ['PLZ', 'Zip', 'Postal code', 'Postcode'],
  city: ['Ort', 'Stadt', 'Wohnort', 'City', 'Town'],
  country: ['Land', 'Staat', 'Country', 'Country code', 'Ländercode'],
  latinName: ['Latin name'],
  companyName: ['Firmenname', 'Unternehmen', 'Company name', 'Organisation', 'Organization'],
  vatId: ['USt-ID', 'UID', 'Umsatzsteuer-ID', 'VAT number', 'VAT no.'],
  leitwegId: ['Leitweg-ID', 'Leitwegnummer', 'Buyer reference'],
  invoiceEmail: ['Rechnungs-E-Mail', 'E-Mail Rechnung', 'Rechnungsmail', 'Invoice email'],
  language: ['Korrespondenzsprache'],
  licenceClass: ['FS-Klasse', 'License class', 'Driving licence class'],
  blocked: ['Sperre', 'Locked'],
  licenceSeenOn: ['Führerschein geprüft', 'Führerschein gesehen am', 'Licence seen on'],
};

/** Excel drops zeros at the beginning of a number and a plus before it: only the digits of a whole international number are sure. */
function readPhone(cell: Cell): unknown {
  const isInternational = typeof cell === 'number' && cell >= 1e10;
  return isInternational ? `+${cell}` : typeof cell === 'number' ? cell : readLine(cell);
}

/** The codes of countries by themselves and by their names in either language. */
const countriesByName = new Map(
  countryCodes().flatMap((code) =>
    [code, ...languages.map((language) => countryName(code, language))].map((name) => [
      plainWord(name),
      code,
    ]),
  ),
);
const countryOf = (typed: string): string => countriesByName.get(plainWord(typed)) ?? typed;

function read(name: Name, cell: Cell): unknown {
  if (textOf(cell) === '') return undefined;
  if (name === 'phoneNumber') return readPhone(cell);
  if (name === 'blocked') return readFlag(cell);
  if (name === 'licenceSeenOn') return readDay(cell);
  if (name === 'country') return countryOf(textOf(cell));
  if (name === 'licenceClass') return readChoice(cell, licenceClasses, () => []);
  if (name === 'language')
    return readChoice(cell, languages, (code) => [
      ...Object.entries(languageNames).flatMap(([of, word]) => (of === code ? [word] : [])),
      ...(code === 'de' ? ['German'] : ['Englisch']),
    ]);
  return readLine(cell);
}

/** The address with the house's number, where that has a column of its own. */
function withAddress(values: Record<string, unknown>): Record<string, unknown> {
  const { houseNumber, address, ...others } = values;
  if (address === undefined) return others;
  return { ...others, address: [address, houseNumber].filter(Boolean).join(' ') };
}

/** Customers, by the contract that their form has. `today` is the day at the company's place. */
export const customerKind = (today: string): ImportKind<Name> => ({
  columns: columnNames([...fieldNames, 'houseNumber'] as Name[], (name) => [
    ...(name === 'houseNumber' ? [] : [german, english].map((heads) => heads[headOf(name)])),
    ...otherNames[name],
  ]),
  required: ['firstName', 'lastName', 'phoneNumber', 'address', 'zipCode'],
  headingOf: (name, language) => (name === 'houseNumber' ? name : texts[language][headOf(name)]),
  read,
  complete: withAddress,
  choicesOf: (name) =>
    name === 'licenceClass'
      ? licenceClasses
      : name === 'language'
        ? Object.values(languageNames)
        : null,
  isDay: (name) => name === 'licenceSeenOn',
  schema: importedCustomer.extend({
    phoneNumber: importedCustomer.shape.phoneNumber
      .refine(
        (number) => storedForm(number, phoneRules) !== null,
        coded('phone_format', 'auth.phoneImpossible'),
      )
      .transform((number) => storedForm(number, phoneRules)!),
    licenceSeenOn: importedCustomer.shape.licenceSeenOn.refine(
      (day) => !day || day <= today,
      coded('in_future', key('users.licenceInFuture')),
    ),
  }),
});
