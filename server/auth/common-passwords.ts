import { createRequire } from 'node:module';
import { authMessages } from '../../contract/auth.ts';
import { limits } from '../../contract/limits.ts';
import { invalid } from '../errors.ts';

/** Loaded with the first password that somebody chooses: it takes 9 MB. */
const readList = () =>
  createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');

let common: Set<string> | null = null;

/**
 * Whether a password is a common one, whatever its case. Of some 50,000 that are known only those are kept that the other
 * rules let through: the 3,000 most common hold no special character at all.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readList().dictionary['passwords-common'].filter(
      (word) => word.length >= limits.password.min && /[@$!%*#?&]/.test(word),
    ),
  );
  return common.has(password.toLowerCase());
}

/** Throws a 400 for `field` when its password is a common one. */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password)) throw invalid({ [field]: authMessages.tooCommon });
}
