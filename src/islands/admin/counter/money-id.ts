/** Where the money of a reservation stands on its page. */
export const moneyId = 'money';
