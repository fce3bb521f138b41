import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field } from './Field.tsx';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: ReactNode;
  /** Values and what is shown for them. */
  options: readonly (readonly [value: string, text: string])[];
  ref?: (element: HTMLSelectElement | null) => void;
}

/** A choice of few; takes what react-hook-form's `register` returns. */
export function SelectField({ label, error, options, ...select }: Props) {
  return (
    <Field label={label} error={error}>
      {({ readOnly: _held, ...control }) => (
        <select {...select} {...control}>
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
