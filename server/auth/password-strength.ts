import { createRequire } from 'node:module';
import { limits } from '../../contract/values/limits.ts';
import {
  estimatorOptions,
  passwordScorer,
  personalWords,
} from '../../contract/users/password-score.ts';
import { minScore, type Owner } from '../../contract/users/passwords.ts';
import type { MessageKey } from '../../contract/texts/message-key.ts';
import type { CompanyFacts } from '../company/index.ts';
import { invalidField } from '../http/errors.ts';

const require = createRequire(import.meta.url);

/** Loaded with the first password that somebody chooses: it takes 18 MB. */
function load() {
  const { ZxcvbnFactory } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const lexicon =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const common = lexicon.dictionary['passwords-common'].filter(
    (word) => word.length >= limits.password.min && /[@$!%*#?&]/.test(word),
  );
  const estimator = new ZxcvbnFactory(estimatorOptions(lexicon));
  const score = passwordScorer((...input) => estimator.check(...input), lexicon);
  return { score, common: new Set(common) };
}
let loaded: ReturnType<typeof load> | null = null;

/**
 * Why a password is too weak; null when it is not. Of 50,000 common passwords only those that pass the other rules are
 * looked up: the 3,000 most common have no special character at all.
 */
export function passwordFault(
  password: string,
  owner: Owner,
  facts: CompanyFacts | null = null,
): MessageKey | null {
  loaded ??= load();
  if (loaded.common.has(password.toLowerCase())) return 'auth.tooCommon';
  const score = loaded.score(password, personalWords(owner, facts?.company));
  return score < minScore ? 'auth.tooWeak' : null;
}

/** Throws a 400 for `field` when its password is a common one or easily guessed. It takes 1 to 10 ms, for the worst of 128 characters 50. */
export function refuseWeak(
  field: string,
  password: string,
  owner: Owner,
  facts: CompanyFacts | null,
): void {
  const fault = passwordFault(password, owner, facts);
  if (fault) throw invalidField(field, 'password_too_weak', fault);
}
