import type { ComponentProps } from 'react';
import { Field, type Labelled } from './Field.tsx';

interface Props extends ComponentProps<'select'>, Labelled {
  /** Values and their labels. */
  options: readonly (readonly [value: string, text: string])[];
  /** Label of the empty value, if there is one. */
  none?: string;
}

/** A select; accepts the result of react-hook-form's `register`. */
export function SelectField({ label, error, hint, options, none, ...select }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {({ readOnly: _readOnly, ...control }) => (
        <select {...select} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
