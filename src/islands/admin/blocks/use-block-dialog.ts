import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Conflict } from '../../../../contract/vehicles/block.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { useAction } from '../../../lib/forms/action.ts';
import { besideFields } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import {
  conflictsOf,
  currentOf,
  etagOf,
  removeBlock,
  storeBlock,
  type Block,
  type StoredBlock,
} from './block.ts';
import {
  besideBlock,
  blockForm,
  blockOf,
  valuesOf,
  type BlockFormInput,
  type BlockFormOutput,
  type BlockStart,
} from './block-form.ts';
import { useBlockedVehicle } from './use-blocked-vehicle.ts';
import { useMoves } from './ConflictMoves.tsx';

export interface BlockDialogProps {
  start: BlockStart;
  /** Reservations that are known to be in the way. */
  conflicts: Conflict[] | null;
  /** Why it opened by itself. */
  reason?: string | undefined;
  onClose: () => void;
  /** `before` is the block as it was until then; null for a new one. `vehicle` names its vehicle. */
  onStored: (stored: StoredBlock, before: Block | null, vehicle: string) => void;
  onRemoved: (before: Block, vehicle: string) => void;
}

/** The form of a block, with the reservations in its way. */
export function useBlockDialog({ start, onStored, onRemoved, ...props }: BlockDialogProps) {
  const vehicle = useBlockedVehicle(start.vehicleId);
  const nameOf = ({ vehicleId }: Block) => {
    const found = vehicle.vehicleOf(vehicleId);
    return found ? vehicleName(found) : '';
  };
  const [conflicts, setConflicts] = useState(props.conflicts);
  const submitted = useSubmitForm<BlockFormInput, BlockFormOutput>({
    schema: blockForm,
    defaultValues: valuesOf(start),
    send: async (form) => {
      setTried('save');
      if (!changes.isSettled()) return;
      try {
        await change(async (before) => {
          const stored = await storeBlock(before, blockOf(form), moves.way, start.ofReturn);
          onStored(stored, before, nameOf(stored.block));
        });
      } catch (error) {
        const obstacles = conflictsOf(error);
        // Without what was in the way before, the next try tells what is now.
        setConflicts(obstacles);
        if (!obstacles) throw besideFields(error, besideBlock);
      }
    },
  });
  const { form } = submitted;
  const changes = useMeanwhile({
    stored: { version: start.stored && etagOf(start.stored), data: start.stored ?? start },
    form: () => form,
    valuesOf,
  });
  /** The block as it was read last. */
  const latest = useRef(start.stored);
  const [tried, setTried] = useState<'save' | 'delete'>('save');

  /** Shows what somebody else made of the block meanwhile, if it cannot be changed for that. */
  async function change(act: (before: Block | null) => Promise<void>) {
    await changes.save(form.getValues(), async () => {
      try {
        await act(latest.current);
        return null;
      } catch (error) {
        const current = currentOf(error);
        if (!current) throw error;
        latest.current = current;
        await vehicle.load(current.vehicleId);
        return { data: current, version: etagOf(current) };
      }
    });
  }

  const { vehicleId } = useWatch({ control: form.control });
  const moves = useMoves(conflicts, vehicle.vehicleOf(vehicleId ?? null));

  // Other reservations may be in the way of what the form says now.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && name !== 'note' && name !== 'reason') setConflicts(null);
        },
      }),
    [form],
  );

  const removal = useAction(() => {
    setTried('delete');
    submitted.clearFailure();
    return change(async (before) => {
      if (!before) return;
      await removeBlock(before);
      onRemoved(before, nameOf(before));
    });
  });
  const failure = tried === 'delete' ? removal.failure : submitted.failure;
  return { ...submitted, failure, vehicle, conflicts, moves, removal, changes, tried };
}
