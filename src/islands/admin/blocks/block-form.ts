import { z } from 'zod';
import { blockReasons } from '../../../../contract/vehicles/block-reasons.ts';
import { note } from '../../../../contract/values/notes.ts';
import { key } from '../../../../contract/texts/message-key.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import type { Block, NewBlock } from './block.ts';

/** What a block's form begins with. */
export interface BlockStart {
  /** The block to change, as it was read; null for a new one. */
  stored: Block | null;
  vehicleId: number | null;
  from: string;
  until: string | null;
  /** Null if it is to be chosen. */
  reason: NewBlock['reason'] | null;
  note: string;
  /** The reservation whose return a new one follows. */
  ofReturn?: number | null;
}

/** From now on, until nobody knows when. */
export const fromNow = (): Pick<BlockStart, 'from' | 'until'> => ({
  from: wallTime(),
  until: null,
});

const isObject = { when: ({ value }: { value: unknown }) => typeof value === 'object' };

/** The form of a block: dates `YYYY-MM-DD`, times `HH:mm`. An open block needs no end. */
export const blockForm = z
  .object({
    vehicleId: z.number(key('blocks.vehicle')),
    fromDate: z.string().min(1, key('blocks.from')),
    fromTime: z.string().min(1, key('blocks.from')),
    untilDate: z.string(),
    untilTime: z.string(),
    isOpen: z.boolean(),
    reason: z.enum(blockReasons, { error: key('blocks.reason') }),
    note: note('blocks.note'),
  })
  .superRefine((form, context) => {
    if (form.isOpen) return;
    const add = (path: 'untilDate' | 'untilTime', message: 'blocks.until' | 'blocks.order') =>
      context.addIssue({ code: 'custom', path: [path], message: key(message) });
    if (!form.untilDate) add('untilDate', 'blocks.until');
    else if (!form.untilTime) add('untilTime', 'blocks.until');
    else if (form.untilDate < form.fromDate) add('untilDate', 'blocks.order');
    else if (`${form.untilDate}T${form.untilTime}` <= `${form.fromDate}T${form.fromTime}`)
      add('untilTime', 'blocks.order');
  }, isObject);

export type BlockFormInput = Omit<z.input<typeof blockForm>, 'vehicleId' | 'reason'> & {
  vehicleId: number | null;
  reason: string;
};
export type BlockFormOutput = z.output<typeof blockForm>;

export const valuesOf = ({
  vehicleId,
  from,
  until,
  reason,
  note,
}: Omit<BlockStart, 'stored'>): BlockFormInput => ({
  vehicleId,
  fromDate: from.slice(0, 10),
  fromTime: from.slice(11, 16),
  untilDate: (until ?? '').slice(0, 10),
  untilTime: (until ?? '').slice(11, 16),
  isOpen: until === null,
  reason: reason ?? '',
  note,
});

export const blockOf = (form: BlockFormOutput): NewBlock => ({
  vehicleId: form.vehicleId,
  from: `${form.fromDate}T${form.fromTime}:00`,
  until: form.isOpen ? null : `${form.untilDate}T${form.untilTime}:00`,
  reason: form.reason,
  note: form.note,
});

/** The server's messages beside the form's fields: the wire has one field for date and time. */
export const besideBlock = ({ from, until, ...others }: Record<string, string>) => ({
  ...others,
  ...(from && { fromTime: from }),
  ...(until && { untilTime: until }),
});
