/** Passwords with a lower score are refused; zxcvbn's scores go from 0 to 4. */
export const minScore = 2;

/** Whose password it is. */
export interface Owner {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  companyName?: string | null | undefined;
}
