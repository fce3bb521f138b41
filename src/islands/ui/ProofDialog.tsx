import * as Dialog from '@radix-ui/react-dialog';
import type { z } from 'zod';
import { proofForm } from '../../../contract/users/proof.ts';
import { useHasCompanyLogin } from '../../lib/host/use-host.ts';
import { companyProofAddress } from '../../lib/site/addresses.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { securityTexts, texts } from '../../lib/texts/texts.ts';
import { ActionButton } from './ActionButton.tsx';
import { DialogActions } from './DialogActions.tsx';
import { DialogWindow } from './DialogWindow.tsx';
import { fieldsOf } from './fields-of.ts';
import { useFocusBefore } from './focus.ts';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';

export interface ProofQuestion {
  email: string;
  /** End the question. @throws ApiError if it is no proof */
  byPassword: (typed: z.input<typeof proofForm>) => Promise<void>;
  byPasskey: () => Promise<void>;
  end: (isProved: boolean) => void;
}

/** Asks for the password or a passkey once more. Whatever waits for it goes on afterwards, or fails if it is dismissed. */
export function ProofDialog({ email, byPassword, byPasskey, end }: ProofQuestion) {
  const { title, about, confirm, confirmByPasskey, confirmAtCompany } = securityTexts().proof;
  const hasCompanyLogin = useHasCompanyLogin();
  const submission = useSubmitForm({
    schema: proofForm,
    defaultValues: { password: '' },
    mode: 'onSubmit',
    send: byPassword,
  });
  const field = fieldsOf(submission.form, texts().fields);
  return (
    <Dialog.Root open onOpenChange={() => end(false)}>
      <DialogWindow title={title} about={about} {...useFocusBefore()}>
        <Form label={title} submission={submission} actions={<DialogActions submit={confirm} />}>
          {/* Tells password managers whose it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField autoComplete="current-password" {...field('password')} />
          {'PublicKeyCredential' in window && (
            <ActionButton label={confirmByPasskey} onPress={byPasskey} />
          )}
          {hasCompanyLogin && (
            <a className="button" href={companyProofAddress} target="_blank">
              {confirmAtCompany}
            </a>
          )}
        </Form>
      </DialogWindow>
    </Dialog.Root>
  );
}
