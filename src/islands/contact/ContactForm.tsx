import { contactForm, contactMessages, sendMessage } from '../../../contract/messages.ts';
import { call } from '../../lib/api.ts';
import { useSubmitForm } from '../../lib/form.ts';
import { useRunning } from '../../lib/running.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Form } from '../ui/Form.tsx';
import { Island } from '../ui/Island.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { MessageField } from './MessageField.tsx';

/** Writes to the company. Part of the built page; keeps what was typed before hydration. */
export function ContactForm() {
  return (
    <Island>
      <Fields />
    </Island>
  );
}

function Fields() {
  // Before hydration, submitting would reload the page and lose the text.
  const running = useRunning();
  const { form, submit, pending, failure } = useSubmitForm({
    schema: contactForm,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: {},
    send: async (body) => {
      await call(sendMessage, { body });
      toast('success', contactMessages.sent);
      form.reset();
    },
    onFailure: (message) => toast('error', message),
  });
  const { errors } = form.formState;
  return (
    <Form label={texts.contact.label} onSubmit={submit} pending={pending} failure={failure}>
      <TextField
        label={texts.contact.name}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={texts.fields.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={texts.contact.subject}
        autoComplete="off"
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <MessageField form={form} error={errors.body?.message} {...form.register('body')} />
      <SubmitButton pending={pending} disabled={!running}>
        {texts.contact.send}
      </SubmitButton>
    </Form>
  );
}
