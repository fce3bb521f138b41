import { amount, group, list, text } from './fields.ts';

const words = {
  de: (description: string) => text(`${description}, deutsch`, 200),
  en: (description: string) => text(`${description}, englisch`, 200),
};
const both = (description: string) => ({ de: words.de(description), en: words.en(description) });
const optional = (description: string) => group(both(description), description).optional();

/** What is not given is not said. */
export const conditions = group({
  payment: group(
    {
      rental: optional('Womit die Miete bezahlt werden kann'),
      deposit: optional('Womit die Kaution hinterlegt werden kann'),
    },
    'Zahlungsmittel',
  ).optional(),
  excess: amount(
    'Was Mieter bei einfacher Fahrlässigkeit je Schadensfall höchstens zahlen',
  ).optional(),
  insurance: optional('Was versichert ist'),
  driver: optional('Was neben Führerscheinklasse und Mindestalter für Fahrer gilt'),
  fuel: optional('Mit welchem Füllstand das Fahrzeug zurückkommt'),
  later: list(
    group({
      ...both('Was nach der Buchung noch dazukommen kann'),
      price: amount('Was es kostet, in der Währung der Preise').optional(),
    }),
    'Was nach der Buchung noch dazukommen kann',
  ).optional(),
});
