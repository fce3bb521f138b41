import type { ComponentProps } from 'react';
import { Field, type Labelled } from './Field.tsx';

type Props = ComponentProps<'input'> & Labelled;

/** A single-line input; accepts the result of react-hook-form's `register`. */
export function TextField({ label, error, hint, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
