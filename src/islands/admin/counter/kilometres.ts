/** Thousands may be apart: `12345`, `12.345`, `12,345`, `12 345`. */
const pattern = /^(?:\d{1,7}|\d{1,3}(?:[.,'’\s]\d{3}){1,2})$/;

/** Reads kilometres as people type them; null for anything but a whole number of at most seven digits. */
export function readKilometres(typed: string): number | null {
  const text = typed.trim().replace(/\s*km$/i, '');
  const digits = text.replaceAll(/\D/g, '');
  return pattern.test(text) && digits.length <= 7 ? Number(digits) : null;
}
