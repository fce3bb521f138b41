import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { replaceModules } from './replace-modules.ts';

/** Ranks above count little, and those who choose a password would wait for them. */
const most = 12_500;

/** The rules let no number through by itself. An empty line keeps the ranks of those that follow. */
const shorten = (password: string) => (/^\d+$|^.{1,3}$/.test(password) ? '' : password);

const passwords = () => dictionary['passwords-common'].slice(0, most).map(shorten).join('\n');

/**
 * Gives browsers a quarter of the 50,000 common passwords and no other words. What they call fair the server, which has all
 * of them, may still refuse.
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
