/** `#` stands for a digit; null leaves the input unchanged. */
type Pattern = string | ((typed: string) => string | null);
/** With `preProcess`, what is typed or filled in is rewritten before. */
export type Mask = Pattern | { mask: Pattern; preProcess: (typed: string) => string };

/** Formats up to ten digits. Longer numbers, those with a leading 0, and other formats stay as typed. */
export function phoneMask(typed: string): string | null {
  if (!/^[\d()\s./-]*$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.startsWith('0')) return null;
  if (digits.length <= 10) return '(###) ###-####';
  // An eleventh digit at the end: undo the parentheses that this mask added.
  return /^\(\d{3}\) \d{3}-\d{5}$/.test(typed) ? '#'.repeat(digits.length) : null;
}
