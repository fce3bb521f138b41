import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as lexicon from '@zxcvbn-ts/language-common';
import {
  estimatorOptions,
  passwordScorer,
  personalWords,
} from '../../../contract/users/password-score.ts';
import type { Owner } from '../../../contract/users/passwords.ts';
import type { Company } from '../site/company.ts';

const estimator = new ZxcvbnFactory(estimatorOptions(lexicon));
const score = passwordScorer((...input) => estimator.check(...input), lexicon);

/** A password's score, from 0 to 4. Import this module on demand only: it contains the word lists. */
export const strengthOf = (password: string, owner: Owner, company: Company): number =>
  score(password, personalWords(owner, company));
