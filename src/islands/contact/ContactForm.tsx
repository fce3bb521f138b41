import { useEffect, useState } from 'react';
import { contactForm, sendMessage } from '../../../contract/wire/messages.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { readToken } from '../../lib/storage/token.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { island } from '../ui/Island.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { messageOf, texts } from '../../lib/texts/texts.ts';
import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { toReadable } from '../../../contract/values/readable-email.ts';
import { toText } from '../../../contract/values/characters.ts';
import { limits } from '../../../contract/values/limits.ts';
import { TextArea } from '../ui/TextArea.tsx';

/** Writes to the company. Part of the built page; keeps what was typed before hydration. */
export const ContactForm = island(Fields);

function Fields() {
  // Before hydration, submitting would reload the page and lose the text.
  const isHydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmitForm({
    schema: contactForm,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: {},
    send: async (body) => {
      await call(sendMessage, { body });
      toast('success', messageOf('contact.sent'));
      form.reset();
      setSentTo(toReadable(body.email));
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  useOwnAddress(form, sentTo);
  const field = fieldsOf(form, { ...texts().fields, ...texts().contact });
  return (
    <Form label={texts().contact.label} submission={submission}>
      {sentTo !== null && (
        <p ref={focus} tabIndex={-1} key={sentTo} className="notice notice--info">
          {texts().contact.received(sentTo)}
        </p>
      )}
      <TextField autoComplete="name" {...field('name')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <TextField autoComplete="off" {...field('subject')} />
      <MessageField form={form} {...field('body')} />
      <SubmitButton disabled={!isHydrated}>{texts().contact.send}</SubmitButton>
    </Form>
  );
}

/** What was sent stays said after its toast. */
const focus = (notice: HTMLElement | null) => notice?.focus();

type Contact = z.input<typeof contactForm>;

type ContactFormOf = UseFormReturn<Contact, unknown, z.output<typeof contactForm>>;

/** Fills in who is logged in, where nothing has been typed, and again after a message was `sent`. */
function useOwnAddress({ getValues, setValue }: ContactFormOf, sent: unknown): void {
  useEffect(() => {
    if (readToken() === null) return undefined;
    let stop = () => undefined as void;
    // Visitors need no session here.
    void import('../../lib/session/session.ts').then(({ $session }) => {
      stop = $session.subscribe((session) => {
        if (session.state !== 'user') return;
        const { firstName, lastName, email } = session.user;
        for (const [name, value] of [
          ['name', `${firstName} ${lastName}`],
          ['email', email],
        ] as const)
          if (!getValues(name)) setValue(name, value);
      });
    });
    return () => stop();
  }, [getValues, setValue, sent]);
}

interface Props extends UseFormRegisterReturn<'body'> {
  form: ContactFormOf;
  label: string;
  error: string | undefined;
}

/** The message with its length, counted as the validation does. */
function MessageField({ form, ...input }: Props) {
  const typed = useWatch({ control: form.control, name: 'body' });
  // useWatch does not report text that the browser restored.
  const restored = useHydrated() ? form.getValues('body') : undefined;
  const body = typed ?? restored ?? '';
  const used = texts().contact.used(toText(body).length, limits.message.max);
  return <TextArea hint={used} rows={6} {...input} />;
}
