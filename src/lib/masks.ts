/** Input masks; `#` stands for a digit. */
export const masks = {
  phoneNumber: '(###) ###-####',
  cardNumber: '#### #### #### ####',
  expireDate: '##/##',
  cvc: '###',
} as const;
