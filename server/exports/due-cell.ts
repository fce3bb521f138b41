import type { dueTexts } from '../../contract/texts/en/dues.ts';
import type { Translation } from '../../contract/texts/translation.ts';
import type { Due } from '../../contract/vehicles/vehicle-dues.ts';

/** All that a vehicle is due for, one a line, as imports read it (server/imports/read-dues.ts); null for nothing. */
export const dueCell = (dues: readonly Due[], texts: Translation<typeof dueTexts>): string | null =>
  dues
    .map(({ kind, name, months, lastOn, dueOn, blocks }) => {
      const facts = [
        dueOn && texts.dueOn(texts.day(dueOn)),
        lastOn && texts.lastOn(texts.day(lastOn)),
        months && texts.months(months),
        blocks && texts.blocks,
      ];
      return `${name ?? texts.names[kind]}: ${facts.filter(Boolean).join(', ')}`;
    })
    .join('\n') || null;
