import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../../contract/limits.ts';
import type { contactForm } from '../../../contract/messages.ts';
import { useRunning } from '../../lib/running.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Field } from '../ui/Field.tsx';

type Contact = z.input<typeof contactForm>;

interface Props extends UseFormRegisterReturn<'body'> {
  form: UseFormReturn<Contact, unknown, z.output<typeof contactForm>>;
  error: string | undefined;
}

/** The message, with a count of its characters as the rule counts them. */
export function MessageField({ form, error, ...input }: Props) {
  const typed = useWatch({ control: form.control, name: 'body' });
  // What the browser brought back with the page was not typed.
  const there = useRunning() ? form.getValues('body') : undefined;
  const body = typed ?? there ?? '';
  const used = texts.contact.used(body.trim().length, limits.message.max);
  return (
    <Field label={texts.contact.body} error={error} hint={used}>
      {(field) => <textarea {...input} {...field} rows={6} />}
    </Field>
  );
}
