import { dictionary } from '@zxcvbn-ts/language-common';
import { authMessages } from '../../contract/auth.ts';
import { limits } from '../../contract/limits.ts';
import { invalid } from '../errors.ts';

/**
 * Of some 50,000 passwords known to be common only those are kept that the other rules let through: the 3,000 most
 * common hold no special character at all.
 */
const common = new Set(
  dictionary['passwords-common'].filter(
    (word) => word.length >= limits.password.min && /[@$!%*#?&]/.test(word),
  ),
);

/** Whether a password is a common one, whatever its case. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());

/** Throws a 400 for `field` when its password is a common one. */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password)) throw invalid({ [field]: authMessages.tooCommon });
}
