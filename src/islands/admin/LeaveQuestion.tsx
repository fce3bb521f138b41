import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { texts } from '../../lib/texts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { $waiting, guardChanges, leaveAnyway, stay } from './leave.ts';

/** Asks before changes are lost. */
export function LeaveQuestion() {
  const waiting = useStore($waiting);
  useEffect(guardChanges, []);
  return (
    <ConfirmDialog
      open={waiting !== null}
      onOpenChange={(open) => !open && stay()}
      question={texts.admin.leaveQuestion}
      hint={texts.admin.leaveHint}
      confirm={texts.admin.leave}
      onConfirm={leaveAnyway}
    />
  );
}
