import { signatureBox } from '../../contract/counter/signature.ts';
import {
  customerLines,
  driverRow,
  headFacts,
  priceBlocks,
  signaturesBlock,
  vehicleLines,
} from './blocks.ts';
import type { DocumentFacts, DocumentSettings } from './facts.ts';
import { inWords, type Words } from './in-words.ts';
import type { ProtocolDamage, RecordedStep } from './protocol-repository.ts';
import type { Block, DetailRow, Sheet } from './sheet.ts';

export interface ProtocolFacts extends DocumentFacts {
  kind: 'hand-over-protocol' | 'return-protocol';
  recorded: RecordedStep;
}

/** How a vehicle looked when it was handed over or came back, and at the return what the rental costs. */
export function protocolSheet(facts: ProtocolFacts, settings: DocumentSettings): Sheet {
  const { config, issuedAt, language } = settings;
  const words = inWords(language, config.timeZone, facts.currency);
  const { texts } = words;
  const isReturn = facts.kind === 'return-protocol';
  return {
    title: texts.titles[facts.kind],
    language,
    address: customerLines(facts, settings),
    facts: headFacts(facts, words, issuedAt),
    blocks: [
      { kind: 'details', rows: rowsOf(facts, words) },
      ...(isReturn ? damagesOfReturn(facts, words) : damagesOfHandOver(facts, words)),
      ...(isReturn ? priceBlocks(facts, words) : []),
      ...signatureBlocks(facts, words),
      // They may come after it was signed.
      ...photoBlocks(facts, words),
    ],
    isOnePage: false,
  };
}

function rowsOf(facts: ProtocolFacts, words: Words) {
  const { texts, moment } = words;
  const { at, licencePlate, mileageKm, fuelEighths, licenceSeen, note, before } = facts.recorded;
  const { exchangeConsent } = facts.recorded;
  const { day, time } = moment(at);
  const protocol = texts.protocol;
  const driven =
    mileageKm !== null && before?.mileageKm != null ? mileageKm - before.mileageKm : null;
  const rows: (DetailRow | false)[] = [
    {
      label: texts.vehicle,
      value: [
        facts.vehicle.model,
        ...vehicleLines(facts, words),
        ...(exchangeConsent ? [protocol.otherKind(exchangeConsent)] : []),
      ].join('\n'),
    },
    licencePlate !== null && { label: texts.plate, value: licencePlate },
    driverRow(facts, words, facts.customer.name),
    { label: protocol.when, value: `${day}, ${time}` },
    mileageKm !== null && {
      label: protocol.mileage,
      value: [
        protocol.kilometres(mileageKm),
        driven !== null && protocol.driven(driven, before!.mileageKm!),
      ]
        .filter(Boolean)
        .join(', '),
    },
    fuelEighths !== null && {
      label: protocol.fuel,
      value: [
        texts.fuelLevels[fuelEighths],
        before?.fuelEighths != null && protocol.before(texts.fuelLevels[before.fuelEighths]!),
      ]
        .filter(Boolean)
        .join(', '),
    },
    licenceSeen !== null && {
      label: protocol.licence,
      value: licenceSeen ? protocol.seen : protocol.notSeen,
    },
    note !== '' && { label: protocol.note, value: note },
  ];
  return rows.filter((row) => row !== false);
}

const inOneLine = ({ place, note }: ProtocolDamage, { texts }: Words): string =>
  [texts.places[place], note.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')].filter(Boolean).join(': ');

function damageBlocks(
  title: string,
  damages: ProtocolDamage[],
  none: string,
  words: Words,
): Block[] {
  return [
    { kind: 'heading', text: title },
    damages.length > 0
      ? { kind: 'list', items: damages.map((damage) => inOneLine(damage, words)) }
      : { kind: 'text', text: none },
  ];
}

function damagesOfHandOver({ recorded }: ProtocolFacts, words: Words): Block[] {
  const { atHandOver, none } = words.texts.protocol;
  return damageBlocks(atHandOver, recorded.damages, none, words);
}

function damagesOfReturn({ recorded }: ProtocolFacts, words: Words): Block[] {
  const { found, noneFound, known } = words.texts.protocol;
  const old = recorded.damages.filter(({ isNew }) => !isNew);
  return [
    ...damageBlocks(
      found,
      recorded.damages.filter(({ isNew }) => isNew),
      noneFound,
      words,
    ),
    ...(old.length > 0 ? damageBlocks(known, old, '', words) : []),
  ];
}

function photoBlocks({ recorded }: ProtocolFacts, words: Words): Block[] {
  const { photos, damages } = recorded;
  if (photos.length === 0) return [];
  const { protocol } = words.texts;
  return [
    { kind: 'heading', text: protocol.photos },
    {
      kind: 'photos',
      photos: photos.map(({ damageId, bytes }) => {
        const damage = damages.find(({ id }) => id === damageId);
        return { bytes, caption: damage ? inOneLine(damage, words) : protocol.ofVehicle };
      }),
    },
  ];
}

/** What was signed; else lines to sign on. */
function signatureBlocks({ recorded }: ProtocolFacts, words: Words): Block[] {
  const { texts, moment } = words;
  const { signature, at } = recorded;
  const heading: Block = { kind: 'heading', text: texts.signatures };
  if (!signature) return [heading, signaturesBlock(words)];
  const { name, strokes } = signature;
  const { day, time } = moment(at);
  const { protocol } = texts;
  return [
    heading,
    strokes === null
      ? { kind: 'text', text: protocol.signedByName(name, `${day}, ${time}`) }
      : {
          kind: 'signature',
          strokes,
          box: signatureBox,
          label: `${name}, ${day}, ${time}`,
          alt: protocol.signatureOf(name),
        },
  ];
}
