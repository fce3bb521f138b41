import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonRanks } from '../contract/users/password-score.ts';
import { replaceModules } from './replace-modules.ts';

/** The other rules already refuse these. An empty line keeps the ranks of the rest. */
const blankRefused = (password: string) => (/^\d+$|^.{1,3}$/.test(password) ? '' : password);

const passwords = () =>
  dictionary['passwords-common'].slice(0, commonRanks).map(blankRefused).join('\n');

/**
 * Gives browsers a quarter of the 50,000 common passwords and no other words. The server has all of them and may still
 * refuse a password that the browser accepts.
 */
export const leanPasswords = replaceModules(
  'lean-passwords.ts',
  [/\/@zxcvbn-ts\/language-common\/dist\/index\.mjs$/],
  () => `
    export const dictionary = {
      'passwords-common': ${JSON.stringify(passwords())}.split('\\n'),
    };
    export const adjacencyGraphs = ${JSON.stringify(adjacencyGraphs)};`,
);
