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

/** Writes to the company. Its HTML is part of the built page; what is typed before its script runs stays. */
export function ContactForm() {
  return (
    <Island>
      <Fields />
    </Island>
  );
}

function Fields() {
  // Before its script runs, the form would be sent to the page itself and the text be lost.
  const running = useRunning();
  const { form, submit, pending, failure } = useSubmitForm({
    schema: contactForm,
    // None: with values of its own the form would empty what was typed before it ran.
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
