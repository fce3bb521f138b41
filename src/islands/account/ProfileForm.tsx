import { profile, updateProfile, userMessages, type User } from '../../../contract/users.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { perPersonField } from '../../lib/person.ts';
import { startSession } from '../../lib/session.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Form } from '../ui/Form.tsx';
import { PersonFields } from '../ui/PersonFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import { toast } from '../ui/toast.ts';

export function ProfileForm({ user }: { user: User }) {
  const submission = useSubmitForm({
    schema: profile,
    defaultValues: perPersonField((name) => user[name]),
    send: async (body) => {
      await call(updateProfile, { body });
      form.reset(body);
      toast('success', userMessages.profileUpdated);
      await startSession();
    },
  });
  const { form } = submission;
  useUnsavedWarning(form.formState.isDirty);
  return (
    <Form label={texts.account.updateProfile} submission={submission} disabled={user.builtIn}>
      <PersonFields register={form.register} errors={form.formState.errors} emailFixed />
      {!user.builtIn && (
        <SubmitButton disabled={!form.formState.isDirty}>
          {texts.account.updateProfile}
        </SubmitButton>
      )}
    </Form>
  );
}
