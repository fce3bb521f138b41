import { group, list, text } from './fields.ts';

const both = (description: string, max: number) => ({
  de: text(`${description}, deutsch`, max),
  en: text(`${description}, englisch`, max),
});

/** Sentences that administrators insert into an answer, in the language of who wrote. */
export const answers = group({
  blocks: list(
    group({
      name: group(both('Wie der Textbaustein heißt', 20), 'Wie der Textbaustein heißt'),
      ...both('Was er in die Antwort einfügt', 400),
    }),
    'Textbausteine',
    { max: 12 },
  ),
});
