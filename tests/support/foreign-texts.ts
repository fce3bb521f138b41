import { languages, type Language } from '../../contract/texts/language.ts';
import { catalogues } from './catalogues.ts';

type Text = string | ((...values: unknown[]) => string);

const textsOf = (value: unknown): Text[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [value as Text];

/** Has a number under every name, for texts that take their values by name. */
const named = new Proxy({}, { get: () => 7 });

/** What a text says of one and of many; nothing for values that it does not take. */
function examplesOf(text: Text): string[] {
  if (typeof text === 'string') return [text];
  return ['1', '7', named].flatMap((value) => {
    try {
      const said = text(value, value, value);
      return /undefined|NaN/.test(said) ? [] : [said];
    } catch {
      return [];
    }
  });
}

/** Patterns of all that a language says: `Seite .+ von .+`. */
function patternsOf(language: Language): Set<string> {
  const values = /[17](?:[.,]00)?/;
  const patterns = textsOf(catalogues[language])
    .flatMap(examplesOf)
    .map((said) => said.split(values))
    // Of a value with next to no words nobody can say in which language it is.
    .filter((parts) => parts.length === 1 || parts.join('').replace(/\P{L}/gu, '').length > 3)
    .map((parts) => parts.map(RegExp.escape).join('.+'));
  return new Set(patterns);
}

const patterns = { en: patternsOf('en'), de: patternsOf('de') };

/** Matches the key of a message, which nobody should see. */
const keys = Object.entries(catalogues.en.messages)
  .flatMap(([group, messages]) => Object.keys(messages).map((name) => `${group}\\.${name}`))
  .join('|');

/** Matches what only the given language says. */
const ownTexts = ([language, other]: [Language, Language]) =>
  new RegExp(
    `^(${[...patterns[language].difference(patterns[other])].join('|')}|(${keys})(\\|.*)?)$`,
    's',
  );

export const otherLanguage: Record<Language, Language> = { en: 'de', de: 'en' };

/** By language: matches what is said only in the other one, and keys of messages. */
export const foreignTexts = Object.fromEntries(
  languages.map((language) => [language, ownTexts([otherLanguage[language], language])]),
) as Record<Language, RegExp>;
