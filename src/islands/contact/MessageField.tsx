import { useWatch, type Control, type UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../../contract/limits.ts';
import type { contactForm } from '../../../contract/messages.ts';
import { texts } from '../../lib/texts.ts';
import { Field } from '../ui/Field.tsx';

type Contact = z.input<typeof contactForm>;

interface Props extends UseFormRegisterReturn<'body'> {
  control: Control<Contact, unknown, z.output<typeof contactForm>>;
  error: string | undefined;
}

/** The message, with a count of its characters as the rule counts them. */
export function MessageField({ control, error, ...input }: Props) {
  const body = useWatch({ control, name: 'body' }) ?? '';
  const used = texts.contact.used(body.trim().length, limits.message.max);
  return (
    <Field label={texts.contact.body} error={error} hint={used}>
      {(field) => <textarea {...input} {...field} rows={6} />}
    </Field>
  );
}
