import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as lexicon from '@zxcvbn-ts/language-common';
import { estimatorOptions, personalWords, type Owner } from '../../contract/passwords.ts';

const estimator = new ZxcvbnFactory(estimatorOptions(lexicon));

/** zxcvbn's score of a password, from 0 to 4. Import this module on demand only: it contains the word lists. */
export const strengthOf = (password: string, owner: Owner): number =>
  estimator.check(password, personalWords(owner)).score;
