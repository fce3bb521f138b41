import { useState } from 'react';
import type { Conflict } from '../../../../contract/reservations-admin.ts';
import type { Lane, LaneBlock } from '../../../../contract/timeline.ts';
import { ApiError } from '../../../lib/api.ts';
import { wallTime } from '../../../lib/clock.ts';
import { addDays } from '../../../../contract/times.ts';
import { announcedDues } from '../../../../contract/vehicle-dues.ts';
import { blockTexts } from '../../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import {
  blockName,
  conflictsOf,
  removeBlock,
  storeBlock,
  type Block,
  type NewBlock,
} from '../blocks/block.ts';
import type { BlockStart } from '../blocks/block-form.ts';
import { inspectionDay } from '../blocks/inspection-day.ts';
import type { Span } from './block-times.ts';

/** What is said after a change, and how it is taken back; `undo` is null once it was. */
interface Change {
  message: string;
  undoLabel: string;
  undo: (() => Promise<unknown>) | null;
}

interface Editing {
  start: BlockStart;
  conflicts: Conflict[] | null;
  /** The block as it was stored; null for a new one. */
  before: Block | null;
}

type Vehicle = Lane['vehicle'];

/** From eight to four on a day. */
const workday = (day: string): Span => ({ from: `${day}T08:00:00`, until: `${day}T16:00:00` });

/** The dialog about blocks, and the last change, which can be undone. `reload` loads the lanes again. */
export function useBlocks(lanes: readonly Lane[], reload: () => void) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const modelOf = (id: number) =>
    lanes.find(({ vehicle }) => vehicle.id === id)?.vehicle.model ?? '';

  const openNew = (vehicle: Vehicle | null, span: Span, planned: Partial<BlockStart> = {}) =>
    setEditing({
      start: {
        stored: null,
        vehicleId: vehicle?.id ?? null,
        ...span,
        reason: null,
        note: '',
        ...planned,
      },
      ...{ conflicts: null, before: null },
    });
  const today = () => wallTime().slice(0, 10);

  const say = (message: string, undo: () => Promise<unknown>, undoLabel = blockTexts().undo) => {
    setChange({ message, undo, undoLabel });
    reload();
  };
  const sayStored = (block: Block, before: Block | null, moved = 0) => {
    const texts = blockTexts();
    const text = before ? texts.updated : texts.created;
    const message = [text(modelOf(block.vehicleId), blockName(block)), moved && texts.moved(moved)];
    say(
      message.filter(Boolean).join('. '),
      () => (before ? storeBlock({ id: before.id }, bodyOf(before)) : removeBlock(block.id)),
      moved ? texts.undoBlock : texts.undo,
    );
  };

  /** Stores a block that was moved on its lane; whether it was. If reservations are in the way, the dialog says so. */
  async function move(vehicle: Vehicle, stored: LaneBlock, span: Span): Promise<boolean> {
    const before = { ...stored, vehicleId: vehicle.id };
    try {
      sayStored(await storeBlock(stored, { ...bodyOf(before), ...span }), before);
      return true;
    } catch (error) {
      const conflicts = conflictsOf(error);
      if (conflicts) setEditing({ start: { stored, ...before, ...span }, conflicts, before });
      else {
        fail(error);
        reload();
      }
      return false;
    }
  }

  async function undo(): Promise<void> {
    if (!change?.undo) return;
    setChange({ ...change, undo: null });
    try {
      await change.undo();
      setChange({ message: blockTexts().undone, undoLabel: '', undo: null });
    } catch (error) {
      setChange(null);
      fail(error);
    }
    reload();
  }

  return {
    ...{ editing, change, move, undo },
    forget: () => setChange(null),
    /** A new block, tomorrow unless its time was drawn. */
    create: (vehicle: Vehicle | null = null, span = workday(addDays(today(), 1))) =>
      openNew(vehicle, span),
    /** A new block for what a vehicle is due for. */
    plan: (vehicle: Vehicle) => {
      const [due] = announcedDues(vehicle, today());
      const day = inspectionDay(due?.on ?? today(), today());
      const note = due ? blockTexts().dues[due.kind] : '';
      openNew(vehicle, workday(day), { reason: 'inspection', note });
    },
    edit: (vehicle: Vehicle, stored: LaneBlock) => {
      const before = { ...stored, vehicleId: vehicle.id };
      setEditing({ start: { stored, ...before }, conflicts: null, before });
    },
    /** Others may have changed what the dialog was about. */
    close: () => {
      setEditing(null);
      reload();
    },
    stored: (block: Block, moved: number) => {
      setEditing(null);
      sayStored(block, editing?.before ?? null, moved);
    },
    removed: () => {
      setEditing(null);
      const before = editing?.before;
      if (!before) return;
      const message = blockTexts().deleted(modelOf(before.vehicleId), blockName(before));
      say(message, () => storeBlock(null, bodyOf(before)));
    },
  };
}
/** Says why a call failed. */
function fail(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toast('error', error.message);
}

export type Blocks = ReturnType<typeof useBlocks>;

const bodyOf = ({ vehicleId, from, until, reason, note }: Block): NewBlock => ({
  ...{ vehicleId, from, until, reason, note },
});
