import type { FieldValues, Path } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import { texts } from '../../lib/texts/texts.ts';
import { fieldsOf, type FormProps } from './fields-of.ts';
import { TextField } from './TextField.tsx';

/** What businesses want to read on the invoice. */
export function OrderReferenceFields<Input extends FieldValues, Output>({
  form,
}: FormProps<Input, Output>) {
  const field = fieldsOf(form, texts().fields as Record<Path<Input>, string>);
  return (
    <div className="field-row">
      {(['orderNumber', 'costCentre'] as Path<Input>[]).map((name) => (
        <TextField
          key={name}
          maxLength={limits.orderReference}
          autoComplete="off"
          {...field(name)}
        />
      ))}
    </div>
  );
}
