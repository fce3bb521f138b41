import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { toText } from '../../../contract/characters.ts';
import { limits } from '../../../contract/limits.ts';
import type { contactForm } from '../../../contract/messages.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Field } from '../ui/Field.tsx';
import { texts } from '../../lib/texts.ts';

type Contact = z.input<typeof contactForm>;

interface Props extends UseFormRegisterReturn<'body'> {
  form: UseFormReturn<Contact, unknown, z.output<typeof contactForm>>;
  label: string;
  error: string | undefined;
}

/** The message with its length, counted as the validation does. */
export function MessageField({ form, label, error, ...input }: Props) {
  const typed = useWatch({ control: form.control, name: 'body' });
  // useWatch does not report text that the browser restored.
  const restored = useHydrated() ? form.getValues('body') : undefined;
  const body = typed ?? restored ?? '';
  const used = texts().contact.used(toText(body).length, limits.message.max);
  return (
    <Field label={label} error={error} hint={used}>
      {(field) => <textarea {...input} {...field} rows={6} />}
    </Field>
  );
}
