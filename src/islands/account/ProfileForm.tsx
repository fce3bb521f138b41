import { profile, updateProfile, userMessages, type User } from '../../../contract/users.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { startSession } from '../../lib/session.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Form } from '../ui/Form.tsx';
import { PersonFields } from '../ui/PersonFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import { toast } from '../ui/toast.ts';

export function ProfileForm({ user }: { user: User }) {
  const { firstName, lastName, phoneNumber, address, zipCode, email } = user;
  const { form, submit, pending, failure } = useSubmitForm({
    schema: profile,
    defaultValues: { firstName, lastName, phoneNumber, address, zipCode, email },
    send: async (body) => {
      await call(updateProfile, { body });
      form.reset(body);
      toast('success', userMessages.profileUpdated);
      await startSession();
    },
  });
  useUnsavedWarning(form.formState.isDirty);
  return (
    <Form
      label={texts.account.updateProfile}
      onSubmit={submit}
      pending={pending}
      failure={failure}
      disabled={user.builtIn}
    >
      <PersonFields register={form.register} errors={form.formState.errors} emailFixed />
      {!user.builtIn && (
        <SubmitButton pending={pending} disabled={!form.formState.isDirty}>
          {texts.account.updateProfile}
        </SubmitButton>
      )}
    </Form>
  );
}
