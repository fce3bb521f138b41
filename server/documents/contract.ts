import { townLine } from '../../contract/users/postal-address.ts';
import {
  conditionsBlock,
  customerLines,
  driverRow,
  headFacts,
  periodBlock,
  priceBlocks,
  signaturesBlock,
  vehicleLines,
} from './blocks.ts';
import type { DocumentFacts, DocumentSettings } from './facts.ts';
import { inWords, type Words } from './in-words.ts';
import type { Block, Sheet } from './sheet.ts';
import { termsBlocks } from './terms-blocks.ts';

/** The rental contract with its terms, to be signed at the counter. */
export function contractSheet(facts: DocumentFacts, settings: DocumentSettings): Sheet {
  const { company, config, issuedAt, language } = settings;
  const words = inWords(language, config.timeZone, facts.currency);
  const { texts } = words;
  return {
    title: texts.titles.contract,
    language,
    address: [],
    facts: headFacts(facts, words, issuedAt),
    blocks: [
      ...(facts.isCancelled ? [{ kind: 'notice' as const, text: texts.cancelled }] : []),
      partiesBlock(facts, words, settings),
      { kind: 'heading', text: texts.vehicle },
      {
        kind: 'details',
        rows: [
          {
            label: texts.vehicles.model,
            value: [facts.vehicle.model, ...vehicleLines(facts, words)].join('\n'),
          },
          facts.vehicle.licencePlate
            ? { label: texts.plate, value: facts.vehicle.licencePlate }
            : { label: texts.plate, value: null, hint: texts.toFillIn },
          driverRow(facts, words, `${facts.customer.name}, ${texts.driverIsLessee}`),
          { label: texts.furtherDrivers, value: null, hint: texts.toFillIn },
        ],
      },
      { kind: 'heading', text: texts.period },
      periodBlock(facts, words, company),
      ...priceBlocks(facts, words),
      ...conditionsBlock(facts, words),
      ...termsOf(facts, words),
      { kind: 'heading', text: texts.signatures },
      signaturesBlock(words),
    ],
    isOnePage: false,
  };
}

function partiesBlock(facts: DocumentFacts, { texts }: Words, settings: DocumentSettings): Block {
  const { company } = settings.company;
  const { street, zipCode, town } = company.address;
  const [first = '', ...rest] = customerLines(facts, settings);
  return {
    kind: 'columns',
    columns: [
      {
        label: texts.lessor,
        strong: [company.legalName],
        lines: [
          street,
          townLine({ zipCode, city: town }),
          ...company.phones.slice(0, 1),
          company.mail,
        ],
      },
      {
        label: texts.lessee,
        strong: [first],
        lines: [...rest, ...(facts.vatId ? [texts.vatId(facts.vatId)] : [])],
      },
    ],
  };
}

function termsOf({ terms }: DocumentFacts, { texts, day }: Words): Block[] {
  if (!terms) return [{ kind: 'text', text: texts.noTerms }];
  const validFrom = day(terms.validFrom);
  return [
    { kind: 'heading', text: texts.terms(validFrom) },
    { kind: 'text', text: texts.termsAsBooked },
    // Terms are written in German only.
    { kind: 'terms', language: 'de', hash: terms.hash, blocks: termsBlocks(terms.text) },
  ];
}
