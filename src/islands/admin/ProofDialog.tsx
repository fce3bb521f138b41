import * as Dialog from '@radix-ui/react-dialog';
import { useStore } from '@nanostores/react';
import { proofForm, prove } from '../../../contract/users/proof.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { $session } from '../../lib/session/session.ts';
import { adminTexts, texts } from '../../lib/texts/texts.ts';
import { DialogActions } from '../ui/DialogActions.tsx';
import { DialogWindow } from '../ui/DialogWindow.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { useFocusBefore } from '../ui/focus.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';

/** Asks for the password once more. Whatever waits for it goes on afterwards, or fails if it is dismissed. */
export function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const { title, about, confirm } = adminTexts().proof;
  const session = useStore($session);
  const submission = useSubmitForm({
    schema: proofForm,
    defaultValues: { password: '' },
    mode: 'onSubmit',
    send: async (body) => {
      await call(prove, { body });
      onEnd(true);
    },
  });
  const field = fieldsOf(submission.form, texts().fields);
  return (
    <Dialog.Root open onOpenChange={() => onEnd(false)}>
      <DialogWindow title={title} about={about} {...useFocusBefore()}>
        <Form label={title} submission={submission} actions={<DialogActions submit={confirm} />}>
          {session.state === 'user' && (
            // Tells password managers whose it is.
            <input
              type="email"
              autoComplete="username"
              value={session.user.email}
              readOnly
              hidden
            />
          )}
          <PasswordField autoComplete="current-password" {...field('password')} />
        </Form>
      </DialogWindow>
    </Dialog.Root>
  );
}
