import { useId, type ComponentProps } from 'react';
import type { Labelled } from './Field.tsx';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

type Props = ComponentProps<'input'> & Labelled;

export function Checkbox({ label, hint, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <div className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
