import { z } from 'zod';
import { claimants, letterFields, writeLetter } from '../../../../contract/office/who-had-it.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { call } from '../../../lib/api/api.ts';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { fineTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SubmitRow } from '../../ui/SubmitRow.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import type { Question } from './QuestionForm.tsx';
import { NoteField } from '../form/NoteField.tsx';

const schema = z.object(letterFields);

/** The letter that says who had the vehicle. */
export function LetterForm({ question, reason: known }: { question: Question; reason: string }) {
  const { letter: texts, reason, reasonHint } = fineTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: {
      to: 'authority' as (typeof claimants)[number],
      recipient: '',
      reference: '',
      reason: known,
    },
    mode: 'onSubmit',
    send: async (letter) => {
      const { plate, at, second } = question;
      const body = { plate, at, second, ...letter, language: currentLanguage() };
      saveFile(await call(writeLetter, { body }), timestamped(texts.fileName, 'pdf'));
      toast('success', texts.saved);
    },
  });
  const field = fieldsOf(submission.form, {
    to: texts.to,
    recipient: texts.recipient,
    reference: texts.reference,
    reason,
  });
  return (
    <Form label={texts.title} submission={submission} actions={<SubmitRow>{texts.save}</SubmitRow>}>
      <SelectField options={claimants.map((kind) => [kind, texts.kinds[kind]])} {...field('to')} />
      <TextArea rows={3} maxLength={limits.address} {...field('recipient')} />
      <TextField maxLength={limits.line} autoComplete="off" {...field('reference')} />
      <NoteField hint={reasonHint} {...field('reason')} />
    </Form>
  );
}
