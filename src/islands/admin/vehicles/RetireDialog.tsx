import { useState } from 'react';
import type { Conflict } from '../../../../contract/vehicles/block.ts';
import { retireVehicle } from '../../../../contract/vehicles/retirement.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { useAction } from '../../../lib/forms/action.ts';
import { call } from '../../../lib/api/api.ts';
import { messageOf, fleetTexts } from '../../../lib/texts/texts.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { toast } from '../../ui/toast.ts';
import { conflictsOf } from '../blocks/block.ts';
import styles from '../blocks/BlockDialog.module.css';
import { ConflictMoves, useMoves } from '../blocks/ConflictMoves.tsx';

interface Props {
  vehicle: FleetVehicle;
  /** Whether it was to be deleted, which its reservations forbid. */
  isInstead: boolean;
  onClose: () => void;
  onRetired: () => Promise<void>;
}

/** Asks whether to retire a vehicle, and moves the reservations ahead to others. */
export function RetireDialog(props: Props) {
  const { vehicle, isInstead, onClose } = props;
  const { question, hint, instead } = fleetTexts();
  return (
    <OpenDialog
      onClose={onClose}
      title={question(vehicleName(vehicle))}
      about={isInstead ? instead : hint}
      className={styles.dialog}
    >
      <Question {...props} />
    </OpenDialog>
  );
}

function Question({ vehicle, onRetired }: Props) {
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null);
  const moves = useMoves(conflicts, vehicle);
  const { pending, failure, run } = useAction(async () => {
    try {
      await call(retireVehicle, { params: { id: vehicle.id }, body: moves.way });
    } catch (error) {
      const obstacles = conflictsOf(error);
      // Without what was in the way before, the next try tells what is now.
      setConflicts(obstacles);
      if (!obstacles) throw error;
      return;
    }
    toast('success', messageOf('vehicles.retired'));
    await onRetired();
  });
  const { retire, moveAndRetire, leaveAndRetire, question, stuck } = fleetTexts();
  const wayText = (left: number) => (left > 0 ? leaveAndRetire(left) : moveAndRetire);
  return (
    <Form
      label={question(vehicleName(vehicle))}
      submission={{
        submit: (event) => {
          event.preventDefault();
          void run();
        },
        pending,
        failure,
      }}
      actions={
        <DialogActions
          submit={conflicts && moves.isComplete ? wayText(moves.left) : retire}
          isDangerous
          disabled={conflicts !== null && moves.resource.state === 'loading'}
        />
      }
    >
      {conflicts && <ConflictMoves conflicts={conflicts} moves={moves} stuck={stuck} from="" />}
    </Form>
  );
}
