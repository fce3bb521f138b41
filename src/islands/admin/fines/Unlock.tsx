import { z } from 'zod';
import { letterFields } from '../../../../contract/office/who-had-it.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { fineTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitRow } from '../../ui/SubmitRow.tsx';
import { NoteField } from '../form/NoteField.tsx';

const schema = z.object({ reason: letterFields.reason });

/** Shows locked data for a reason. */
export function Unlock({ unlock }: { unlock: (reason: string) => Promise<void> }) {
  const texts = fineTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: { reason: '' },
    mode: 'onSubmit',
    send: ({ reason }) => unlock(reason),
  });
  const field = fieldsOf(submission.form, { reason: texts.reason });
  return (
    <Form
      label={texts.unlock}
      submission={submission}
      actions={<SubmitRow>{texts.unlock}</SubmitRow>}
    >
      <p className="notice notice--info">{texts.locked}</p>
      <NoteField hint={texts.reasonHint} {...field('reason')} />
    </Form>
  );
}
