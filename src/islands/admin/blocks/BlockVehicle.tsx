import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { storedText } from './block.ts';
import { fromNow } from './block-form.ts';
import { BlockDialog } from './BlockDialog.tsx';

interface Props {
  vehicleId: number;
  onClose: () => void;
  onBlocked: () => void;
}

/** The form of a new block of a vehicle, from now on, until nobody knows when. */
export function BlockVehicle({ vehicleId, onClose, onBlocked }: Props) {
  const [span] = useState(fromNow);
  return (
    <BlockDialog
      start={{ stored: null, vehicleId, ...span, reason: null, note: '' }}
      conflicts={null}
      onClose={onClose}
      onStored={(stored, before, vehicle) => {
        toast('success', storedText(stored, before, vehicle));
        onBlocked();
      }}
      onRemoved={onClose}
    />
  );
}
