import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { $pendingLeave, leaveAnyway, stay } from './history.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveQuestion() {
  const pendingLeave = useStore($pendingLeave);
  return (
    <ConfirmDialog
      open={pendingLeave !== null}
      onOpenChange={(open) => !open && stay()}
      question={adminTexts.leaveQuestion}
      hint={adminTexts.leaveHint}
      confirm={adminTexts.leave}
      onConfirm={leaveAnyway}
    />
  );
}
