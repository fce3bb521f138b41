import type { ComponentProps } from 'react';
import { Field, type Labelled } from './Field.tsx';

type Props = ComponentProps<'textarea'> & Labelled;

/** A text of several lines; accepts the result of react-hook-form's `register`. */
export const TextArea = ({ label, error, hint, ...input }: Props) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <textarea {...input} {...control} />}
  </Field>
);
