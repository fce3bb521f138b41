import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { texts } from '../../lib/texts/texts.ts';
import { fieldsOf, type FormProps } from './fields-of.ts';
import { TextField } from './TextField.tsx';

const companyFields = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'vatId', autoComplete: 'off' },
  { name: 'leitwegId', autoComplete: 'off' },
  { name: 'invoiceEmail', autoComplete: 'off', type: 'email' },
] as const;

/** What businesses add; others are asked only whether they are one. */
export function CompanyFields<Input extends FieldValues, Output>({
  form,
}: FormProps<Input, Output>) {
  const names = companyFields.map(({ name }) => name as Path<Input>);
  const values: unknown[] = useWatch({ control: form.control, name: names });
  const field = fieldsOf(form, texts().fields as Record<Path<Input>, string>);
  return companyFields
    .slice(0, values.some(Boolean) ? undefined : 1)
    .map(({ name, ...input }) => (
      <TextField key={name} {...input} {...field(name as Path<Input>)} />
    ));
}
