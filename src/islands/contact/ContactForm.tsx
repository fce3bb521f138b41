import { contactForm, sendMessage } from '../../../contract/messages.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { island } from '../ui/Island.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { MessageField } from './MessageField.tsx';
import { messageOf, texts } from '../../lib/texts.ts';

/** Writes to the company. Part of the built page; keeps what was typed before hydration. */
export const ContactForm = island(Fields);

function Fields() {
  // Before hydration, submitting would reload the page and lose the text.
  const isHydrated = useHydrated();
  const submission = useSubmitForm({
    schema: contactForm,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: {},
    send: async (body) => {
      await call(sendMessage, { body });
      toast('success', messageOf('contact.sent'));
      form.reset();
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const field = fieldsOf(form, { ...texts().fields, ...texts().contact });
  return (
    <Form label={texts().contact.label} submission={submission}>
      <TextField autoComplete="name" {...field('name')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <TextField autoComplete="off" {...field('subject')} />
      <MessageField form={form} {...field('body')} />
      <SubmitButton disabled={!isHydrated}>{texts().contact.send}</SubmitButton>
    </Form>
  );
}
