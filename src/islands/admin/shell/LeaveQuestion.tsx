import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { $waiting, guardChanges, leaveAnyway, stay } from './leave.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Asks before changes are lost. */
export function LeaveQuestion() {
  const waiting = useStore($waiting);
  useEffect(guardChanges, []);
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
