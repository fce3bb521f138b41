import { z } from 'zod';
import { toLine } from './characters.ts';
import { coded } from './common.ts';
import { key } from '../texts/message-key.ts';

/** The calling code of the company's country, to which numbers with a leading 0 belong. */
const ownCode = '49';

const specified = /^\(\d{3}\) \d{3}-\d{4}$/;
/** No country code begins with 0; E.164 has at most 15 digits. */
const international = /^\+[1-9](?: ?\d){7,14}$/;
/** The zero that is only dialled at home, as in `+49 (0) 711`. Italy's is part of the number. */
const zeroAtHome = /^(\(?(?:\+|00) ?(?!39|378)[\d ]{1,4}\)?[ .-]*)\(0\)/;

/** A typed text with plain signs in place of those that only look like them, such as full-width digits and dashes. */
export const plainSigns = (typed: string): string =>
  toLine(typed.normalize('NFKC')).replaceAll(/[\p{Pd}\u2212]/gu, '-');

/**
 * A number as it is stored, as far as it can be told without the countries' rules: international with its groups, of the
 * company's country as one group after the code, or in the specified form. What is neither stays as typed.
 */
function read(typed: string): string {
  const plain = plainSigns(typed);
  if (!/^\(?\+?[\d ()./-]+$/.test(plain)) return plain;
  const groups = plain
    .replace(zeroAtHome, '$1 ')
    .replaceAll(/[ ()./-]+/g, ' ')
    .trim();
  const digits = groups.replaceAll(' ', '');
  const abroad = /^(?:\+|00) ?(?!0)(.+)$/.exec(groups)?.[1];
  if (abroad) return `+${abroad.replace(new RegExp(`^(${ownCode} ?)(?:0 ?)+`), '$1')}`;
  if (/^0[1-9]\d{6,}$/.test(digits)) return `+${ownCode} ${digits.slice(1)}`;
  return /^[1-9]\d{9}$/.test(digits) ? digits.replace(/(...)(...)(....)/, '($1) $2-$3') : plain;
}

/** Fewer than ten digits are an unfinished number; anything else invalid is in the wrong format. */
const isUnfinished = (value: string) =>
  /^[\d ()./-]*$/.test(value) && value.replaceAll(/\D/g, '').length < 10;

/**
 * A telephone number in any way people write it: `(999) 999-9999`, which stays; national with a leading 0; international with
 * `+` or `00`, and 8 to 15 digits.
 */
const phone = (unfinished: 'auth.phoneNumber' | 'auth.phoneForm') =>
  z
    .string({ error: key('auth.phoneNumber') })
    .overwrite(read)
    // Neither check aborts, which would keep the form from comparing its other fields.
    .refine(
      (value) => !isUnfinished(value),
      coded('phone_unfinished', ({ input }) =>
        /\d/.test(String(input)) ? unfinished : 'auth.phoneNumber',
      ),
    )
    .refine(
      (value) => isUnfinished(value) || specified.test(value) || international.test(value),
      coded('phone_format', 'auth.phoneForm'),
    );

/** Of an unfinished one the specification asks for the number. */
export const phoneNumber = phone('auth.phoneNumber');
/** Whoever types for somebody else is told how a number is written. */
export const phoneNumberAtCounter = phone('auth.phoneForm');

/** What is used of libphonenumber, which each side loads on demand. */
interface Rules {
  isPossiblePhoneNumber: (number: string) => boolean;
  parsePhoneNumberFromString: (number: string) => { formatInternational: () => string } | undefined;
}

/** A valid number as it is stored: of the company's country in its usual groups. Null if its country has none of this length. */
export function storedForm(number: string, rules: Rules): string | null {
  if (!number.startsWith('+')) return number;
  if (!rules.isPossiblePhoneNumber(number)) return null;
  const isOneGroup = new RegExp(String.raw`^\+${ownCode} \d+$`).test(number);
  const usual = isOneGroup && rules.parsePhoneNumberFromString(number)?.formatInternational();
  return usual || number;
}
