import { useState } from 'react';
import type { Conflict } from '../../../../contract/vehicles/block.ts';
import type { Lane, LaneBlock } from '../../../../contract/reservations/timeline.ts';
import { today } from '../../../lib/api/clock.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import {
  blockName,
  conflictsOf,
  storeBlock,
  storedText,
  takeBack,
  type Block,
  type StoredBlock,
} from '../blocks/block.ts';
import { fromNow, type BlockStart } from '../blocks/block-form.ts';
import { dueName } from '../due-name.ts';
import { planInspection } from '../blocks/planned-dues.ts';
import type { Span } from './span.ts';
import type { Undo } from './use-undo.ts';

interface Editing {
  start: BlockStart;
  conflicts: Conflict[] | null;
  /** Why the form opened by itself. */
  reason?: string;
}

type Vehicle = Lane['vehicle'];

/** From eight to four on a day. */
const workday = (day: string): Span => ({ from: `${day}T08:00:00`, until: `${day}T16:00:00` });

/** The dialog about blocks, whose changes can be undone. `reload` loads the lanes again. */
export function useBlocks({ say, fail }: Undo, reload: () => void) {
  const [editing, setEditing] = useState<Editing | null>(null);

  const openNew = (
    vehicle: Vehicle | null,
    span: Span,
    planned: Partial<BlockStart> = {},
    reason?: string,
  ) =>
    setEditing({
      reason,
      start: {
        stored: null,
        vehicleId: vehicle?.id ?? null,
        ...span,
        reason: null,
        note: '',
        ...planned,
      },
      conflicts: null,
    });

  const sayStored = (stored: StoredBlock, before: Block | null, vehicle: string) =>
    say(storedText(stored, before, vehicle), () => takeBack(stored, before));

  /** Stores a block that was moved on its lane; whether it was. If reservations are in the way, the dialog says so. */
  async function move(vehicle: Vehicle, stored: LaneBlock, span: Span): Promise<boolean> {
    const before = { ...stored, vehicleId: vehicle.id };
    try {
      sayStored(await storeBlock(before, { ...before, ...span }), before, vehicleName(vehicle));
      return true;
    } catch (error) {
      const conflicts = conflictsOf(error);
      if (conflicts) setEditing({ start: { stored: before, ...before, ...span }, conflicts });
      else fail(error);
      return false;
    }
  }

  return {
    editing,
    move,
    /** A new block, from now on unless its time was drawn. */
    create: (vehicle: Vehicle | null = null, span: Span = fromNow()) => openNew(vehicle, span),
    /** A new block for all that a vehicle is due for. */
    plan: (vehicle: Vehicle) => {
      const { day, dues } = planInspection(vehicle, today());
      const note = dues.map(dueName).join(', ');
      openNew(vehicle, workday(day), { reason: 'inspection', note });
    },
    /** A new block from now on, which a return could not make itself. */
    repair: (vehicle: Vehicle, ofReturn: number | null) => {
      openNew(vehicle, fromNow(), { reason: 'repair', ofReturn }, blockTexts().notPossible);
    },
    edit: (vehicle: Vehicle, stored: LaneBlock) => {
      const before = { ...stored, vehicleId: vehicle.id };
      setEditing({ start: { stored: before, ...before }, conflicts: null });
    },
    /** Others may have changed what the dialog was about. */
    close: () => {
      setEditing(null);
      reload();
    },
    stored: (stored: StoredBlock, before: Block | null, vehicle: string) => {
      setEditing(null);
      sayStored(stored, before, vehicle);
    },
    removed: (before: Block, vehicle: string) => {
      setEditing(null);
      const message = blockTexts().deleted(vehicle, blockName(before));
      say(message, async () => {
        await storeBlock(null, before);
        return [];
      });
    },
  };
}

export type Blocks = ReturnType<typeof useBlocks>;
