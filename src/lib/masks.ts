/** What `#` stands for is a digit; null leaves what is typed as it is. */
export type Mask = string | ((typed: string) => string | null);

/** Ten digits are put into their form. More are shown as they are, and so is whatever is no national number. */
function phoneNumber(typed: string): string | null {
  if (!/^[\d()\s./-]*$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '').length;
  if (digits <= 10) return '(###) ###-####';
  // One digit too many at the end: it was this mask that wrote the parentheses.
  return /^\(\d{3}\) \d{3}-\d{5}$/.test(typed) ? '#'.repeat(digits) : null;
}

export const masks = {
  phoneNumber,
  cardNumber: '#### #### #### ####',
  expireDate: '##/##',
  cvc: '###',
} as const satisfies Record<string, Mask>;
