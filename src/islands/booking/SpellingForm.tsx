import { spellingForm } from '../../../contract/users/person.ts';
import { updateProfile } from '../../../contract/users/user-edit.ts';
import type { User } from '../../../contract/users/users.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { perPersonField } from '../../lib/forms/person.ts';
import { startSession } from '../../lib/session/session.ts';
import { bookingTexts, texts } from '../../lib/texts/texts.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';

/** Asks customers whose name documents cannot show how their passport spells it. */
export function SpellingForm({ user }: { user: User }) {
  const submission = useSubmitForm({
    schema: spellingForm,
    defaultValues: { latinName: '' },
    send: async (spelling) => {
      await call(updateProfile, {
        body: { ...perPersonField((name) => user[name]), ...spelling },
      });
      await startSession();
    },
  });
  const field = fieldsOf(submission.form, texts().fields);
  return (
    <div className="notice notice--info">
      <Form label={texts().fields.latinName} submission={submission}>
        <TextField hint={texts().latinNameHint} autoComplete="off" {...field('latinName')} />
        <SubmitButton isQuiet>{bookingTexts().saveName}</SubmitButton>
      </Form>
    </div>
  );
}
