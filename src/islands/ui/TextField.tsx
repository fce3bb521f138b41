import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

interface Props extends ComponentProps<'input'> {
  label: string;
  error?: ReactNode;
  hint?: ReactNode;
}

/** A single-line input; accepts the result of react-hook-form's `register`. */
export function TextField({ label, error, hint, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
