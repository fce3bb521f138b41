import { z } from 'zod';
import { limits } from '../../../../contract/values/limits.ts';
import { required } from '../../../../contract/values/common.ts';
import { besideFields } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { fineTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitRow } from '../../ui/SubmitRow.tsx';
import { TextField } from '../../ui/TextField.tsx';

const schema = z.object({
  plate: required('fines.plate'),
  date: required('fines.at'),
  time: required('fines.at'),
});

/** What is asked: a plate and a time. */
export interface Question {
  plate: string;
  /** A wall-clock time at the company's place. */
  at: string;
  second?: 'true' | 'false';
}

/** Plate and time of a notice. */
export function QuestionForm({ ask }: { ask: (question: Question) => Promise<void> }) {
  const texts = fineTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: { plate: '', date: '', time: '' },
    mode: 'onSubmit',
    send: async ({ plate, date, time }) => {
      try {
        await ask({ plate, at: `${date}T${time}` });
      } catch (error) {
        throw besideFields(error, ({ at, ...others }) => ({ ...others, ...(at && { time: at }) }));
      }
    },
  });
  const field = fieldsOf(submission.form, {
    plate: texts.plate,
    date: texts.date,
    time: texts.time,
  });
  return (
    <Form label={texts.title} submission={submission} actions={<SubmitRow>{texts.ask}</SubmitRow>}>
      <TextField maxLength={limits.licencePlate} autoComplete="off" {...field('plate')} />
      <div className="field-row field-row--moment">
        <TextField type="date" {...field('date')} />
        <TextField type="time" {...field('time')} />
      </div>
    </Form>
  );
}
