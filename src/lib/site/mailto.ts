import { toAscii } from '../../../contract/values/email.ts';

/** A `mailto:` address, as mail programs know it. Replaces lone surrogates, which bare hosts may send. */
export const mailto = (email: string): string =>
  `mailto:${encodeURIComponent(toAscii(email.toWellFormed())).replace('%40', '@')}`;
