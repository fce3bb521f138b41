import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import {
  endContract,
  endingForm,
  endingKinds,
  type Ending,
} from '../../../contract/wire/endings.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { company } from '../../lib/site/company.ts';
import { endingTexts } from '../../lib/texts/texts.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { island } from '../ui/Island.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { ReceivedEnding } from './ReceivedEnding.tsx';

/** Declares that a contract ends (§ 312k BGB). Part of the built page; keeps what was typed before hydration. */
export const EndingForm = island(Content, 'endings');

function Content() {
  const isOurs = useIsOurs();
  const [received, setReceived] = useState<{ ending: Ending; receivedAt: string }>();
  if (received) return <ReceivedEnding {...received} />;
  if (isOurs)
    return <Fields onReceived={(ending, receivedAt) => setReceived({ ending, receivedAt })} />;
  return (
    <p className="notice notice--info">
      {endingTexts().notOffered} <a href={`mailto:${company.mail}`}>{company.mail}</a>
    </p>
  );
}

interface Props {
  onReceived: (ending: Ending, receivedAt: string) => void;
}

function Fields({ onReceived }: Props) {
  // Before hydration, submitting would reload the page and lose the text.
  const isHydrated = useHydrated();
  const texts = endingTexts();
  const submission = useSubmitForm({
    schema: endingForm,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: {},
    send: async (ending) => {
      const { receivedAt } = await call(endContract, { body: ending });
      onReceived(ending, receivedAt);
    },
    onFailure: (message) => toast('error', message),
  });
  const field = fieldsOf(submission.form, texts.labels);
  // What was chosen before hydration is known to the form only after it.
  const chosen = useWatch({ control: submission.form.control, name: 'kind' });
  const needsReason = (chosen ?? submission.form.getValues('kind')) === 'cause';
  const kinds = endingKinds.map((kind) => [kind, texts.kinds[kind]] as const);
  return (
    <Form label={texts.form} submission={submission}>
      <SelectField options={kinds} {...field('kind')} />
      <div hidden={!needsReason}>
        <TextArea rows={3} maxLength={limits.note} {...field('reason')} />
      </div>
      <TextField autoComplete="off" hint={texts.hints.number} {...field('number')} />
      <TextField autoComplete="name" {...field('name')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <TextField type="date" hint={texts.hints.when} {...field('when')} />
      <SubmitButton disabled={!isHydrated}>{texts.send}</SubmitButton>
    </Form>
  );
}
