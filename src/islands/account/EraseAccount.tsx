import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { eraseAccount, erasure } from '../../../contract/office/own-data.ts';
import type { User } from '../../../contract/users/users.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { forgetAccount } from '../../lib/session/session.ts';
import { accountTexts, messageOf, texts } from '../../lib/texts/texts.ts';
import { DialogActions } from '../ui/DialogActions.tsx';
import { DialogWindow } from '../ui/DialogWindow.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import styles from './EraseAccount.module.css';

/** A button that says what erasing the account means, asks for the password, and erases it. */
export function EraseAccount({ user }: { user: User }) {
  const { erase } = accountTexts();
  const [isOpen, setIsOpen] = useState(false);
  const submission = useSubmitForm({
    schema: erasure,
    defaultValues: { password: '' },
    send: async (body) => {
      const { message } = await call(eraseAccount, { body });
      forgetAccount(message ?? messageOf('users.accountErased'));
    },
  });
  const { form, pending, clearFailure } = submission;
  const field = fieldsOf(form, texts().fields);
  const show = (open: boolean) => {
    if (pending) return;
    form.reset();
    clearFailure();
    setIsOpen(open);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={show}>
      <Dialog.Trigger type="button" className="button">
        {erase.title}
      </Dialog.Trigger>
      <DialogWindow
        title={erase.question}
        className={styles.dialog}
        onOpenAutoFocus={(event) => {
          // The password would get the focus, before anybody has read what this means.
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
      >
        <div className={`dialog__text stack ${styles.text}`}>
          <p>{erase.erased}</p>
          <p>{erase.kept}</p>
          <p>{erase.open}</p>
          <p>{erase.final}</p>
        </div>
        <Form
          label={erase.title}
          submission={submission}
          actions={<DialogActions submit={erase.title} isDangerous />}
        >
          <input type="email" value={user.email} autoComplete="username" readOnly hidden />
          <PasswordField autoComplete="current-password" {...field('password')} />
        </Form>
      </DialogWindow>
    </Dialog.Root>
  );
}
