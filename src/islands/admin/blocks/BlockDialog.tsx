import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Form } from '../../ui/Form.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { BlockFields, blockFieldTexts } from './BlockFields.tsx';
import styles from './BlockDialog.module.css';
import { ConflictMoves } from './ConflictMoves.tsx';
import { useBlockDialog, type BlockDialogProps } from './use-block-dialog.ts';

/** Creates, changes or deletes a block. */
export function BlockDialog(props: BlockDialogProps) {
  const { start, reason, onClose } = props;
  return (
    <OpenDialog
      onClose={onClose}
      title={start.stored ? blockTexts().edit : blockTexts().new}
      className={styles.dialog}
    >
      {reason && (
        <p className={`notice notice--danger ${styles.reason}`} role="alert">
          {reason}
        </p>
      )}
      <DialogForm {...props} />
    </OpenDialog>
  );
}

const wayText = (left: number) =>
  left > 0 ? blockTexts().leaveAndBlock(left) : blockTexts().moveAndBlock;

function DialogForm(props: BlockDialogProps) {
  const { start, onClose } = props;
  const dialog = useBlockDialog(props);
  const { vehicle, conflicts, moves, form } = dialog;
  if (vehicle.resource.state === 'loading') return <Loading />;
  if (vehicle.resource.state === 'failed')
    return (
      <Failed title={adminTexts().noChoices} reason={vehicle.resource.message} onRetry={onClose} />
    );
  const label = start.stored ? blockTexts().save : blockTexts().create;
  return (
    <Form
      label={start.stored ? blockTexts().edit : blockTexts().new}
      submission={dialog}
      disabled={dialog.removal.pending}
      actions={
        <DialogActions
          submit={conflicts && moves.isComplete ? wayText(moves.left) : label}
          disabled={conflicts !== null && moves.resource.state === 'loading'}
        />
      }
    >
      {conflicts && (
        <ConflictMoves
          conflicts={conflicts}
          from={`${form.getValues('fromDate')}T${form.getValues('fromTime')}`}
          moves={moves}
        />
      )}
      <ChangedMeanwhile
        changes={dialog.changes}
        fields={blockFieldTexts((id) => vehicle.option(id)?.text)}
        hint={dialog.tried === 'delete' ? blockTexts().notDeleted : undefined}
      />
      <BlockFields form={form} vehicle={vehicle} />
      {start.stored && (
        <button
          type="button"
          className={`button button--quiet ${styles.delete}`}
          disabled={dialog.removal.pending}
          onClick={dialog.removal.run}
        >
          {blockTexts().delete}
        </button>
      )}
    </Form>
  );
}
