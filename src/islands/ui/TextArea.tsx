import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  error?: ReactNode;
  hint?: ReactNode;
}

/** A text of several lines; accepts the result of react-hook-form's `register`. */
export const TextArea = ({ label, error, hint, ...input }: Props) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <textarea {...input} {...control} />}
  </Field>
);
