import {
  countryName,
  postalLine,
  type PostalAddress,
} from '../../../contract/users/postal-address.ts';
import { currentLanguage } from './language.ts';
import { company } from '../site/company.ts';

/** An address in one line, for who reads the page. */
export const addressLine = (to: PostalAddress): string =>
  postalLine(to, { language: currentLanguage(), home: company.address.countryCode });

/** A country's name, for who reads the page. */
export const countryText = (code: string): string => countryName(code, currentLanguage());
