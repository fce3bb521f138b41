import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { $waiting, leaveAnyway, stay } from './history.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Asks before changes are lost. */
export function LeaveQuestion() {
  const waiting = useStore($waiting);
  return (
    <ConfirmDialog
      open={waiting !== null}
      onOpenChange={(open) => !open && stay()}
      question={adminTexts.leaveQuestion}
      hint={adminTexts.leaveHint}
      confirm={adminTexts.leave}
      onConfirm={leaveAnyway}
    />
  );
}
