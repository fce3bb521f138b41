import { z } from 'zod';
import { createKey, newKey } from '../../../../contract/office/keys.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { may } from '../../../lib/session/may.ts';
import { programTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { rightGroups, rightInWords } from './rights.ts';

const schema = z.object({
  ...newKey.shape,
  expiresOn: z
    .literal('')
    .transform(() => null)
    .or(newKey.shape.expiresOn.unwrap()),
});

/** Makes a key with rights that the user has. It ends in a year, unless another day is chosen. */
export function NewKey({ onMade }: { onMade: (name: string, key: string) => Promise<void> }) {
  const { keys: texts } = programTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: { name: '', rights: [], expiresOn: addDays(today(), 365) },
    send: async (body) => {
      const { key, message = '' } = await call(createKey, { body });
      toast('success', message);
      // Moves the focus. The field that loses it is checked then, and is filled only before the reset.
      await onMade(body.name, key);
      submission.form.reset();
    },
    onFailure: toastError,
  });
  const { form } = submission;
  const field = fieldsOf(form, texts);
  return (
    <section className="card">
      <h2>{texts.new}</h2>
      <Form label={texts.new} submission={submission}>
        <div className="field-row">
          <TextField autoComplete="off" hint={texts.nameHint} {...field('name')} />
          <TextField type="date" hint={texts.expiresHint} {...field('expiresOn')} />
        </div>
        <ChoiceGroup
          legend={texts.allowed}
          groups={rightGroups.map(([group, rights]) => ({
            title: texts.groups[group],
            choices: rights.filter(may).map((right) => [right, rightInWords(right)]),
          }))}
          error={form.formState.errors.rights?.message}
          register={() => form.register('rights')}
        />
        <p>
          <SubmitButton>{texts.create}</SubmitButton>
        </p>
      </Form>
    </section>
  );
}
