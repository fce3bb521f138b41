import {
  changeEmail,
  emailForm,
  resendEmailChange,
  withdrawEmailChange,
} from '../../../contract/users/account.ts';
import type { User } from '../../../contract/users/users.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { resendLink } from '../../lib/session/resend-link.ts';
import { startSession } from '../../lib/session/session.ts';
import { messageOf, securityTexts, texts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { useTypedBefore, useUnsavedWarning } from './use-typed-before.ts';
import styles from './EmailSection.module.css';
import { useEffect } from 'react';
import { focusIfLost } from '../ui/focus.ts';

const empty = { email: '', password: '' };

/** The user's address: whether it is confirmed, and the form that changes it. */
export function EmailSection({ user }: { user: User }) {
  const { email } = securityTexts();
  const submission = useSubmitForm({
    schema: emailForm,
    defaultValues: empty,
    send: async (body) => {
      await call(changeEmail, { body });
      form.reset(empty);
      toast('success', messageOf('account.changeAsked'));
      await startSession();
    },
  });
  const { form } = submission;
  const { pendingEmail } = user;
  useUnsavedWarning(form.formState.isDirty);
  useTypedBefore('email', form);
  const field = fieldsOf(form, { email: email.newEmail, password: texts().fields.password });
  return (
    <>
      <div className={styles.current}>
        {user.emailConfirmed ? (
          <p className="muted">{email.confirmed(user.email)}</p>
        ) : (
          !user.builtIn && (
            <>
              <p className="muted">{email.unconfirmed}</p>
              <ActionButton label={email.sendAgain} onPress={resendLink} staysSaid />
            </>
          )
        )}
        {pendingEmail && <PendingEmail address={pendingEmail} />}
      </div>
      <Form label={email.change} submission={submission} disabled={user.builtIn}>
        <input type="email" value={user.email} autoComplete="username" readOnly hidden />
        <TextField type="email" autoComplete="email" {...field('email')} />
        <PasswordField autoComplete="current-password" {...field('password')} />
        {!user.builtIn && (
          <SubmitButton disabled={!form.formState.isDirty}>{email.change}</SubmitButton>
        )}
      </Form>
    </>
  );
}

/** Says that a link waits at another address; sends it again or withdraws the change. */
function PendingEmail({ address }: { address: string }) {
  const { email } = securityTexts();
  // Its buttons go with it.
  useEffect(() => () => focusIfLost(document.getElementById('email')), []);
  const resend = async () => {
    await call(resendEmailChange, {});
    return messageOf('account.changeSentAgain');
  };
  const withdraw = async () => {
    await call(withdrawEmailChange, {});
    await startSession();
    return messageOf('account.changeWithdrawn');
  };
  return (
    <div className="notice notice--info">
      <p>{email.pending(address)}</p>
      <div className="cluster">
        <ActionButton
          label={email.sendAgain}
          name={email.sendAgainTo(address)}
          onPress={resend}
          staysSaid
        />
        <ActionButton label={email.withdraw} onPress={withdraw} />
      </div>
    </div>
  );
}
