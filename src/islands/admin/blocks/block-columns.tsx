import type { BlockTime } from '../../../../contract/vehicles/block.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import type { Column } from '../../ui/Table.tsx';

/** What a table says of a block, besides its vehicle. */
export const blockColumns = (texts = blockTexts()): Column<BlockTime>[] => [
  { title: texts.reason, cell: ({ reason }) => texts.reasons[reason] },
  { title: texts.fromDate, cell: ({ from }) => dateTime(from) },
  { title: texts.untilDate, cell: ({ until }) => (until ? dateTime(until) : texts.isOpen) },
  { title: texts.note, cell: ({ note }) => note || '–' },
];
