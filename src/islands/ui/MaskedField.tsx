import type { InputHTMLAttributes } from 'react';
import type { Mask } from '../../lib/masks.ts';
import { Field } from './Field.tsx';
import { useMask, type OnChange } from './use-mask.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  mask: Mask;
  onChange?: OnChange;
  ref?: (element: HTMLInputElement | null) => void;
}

/** A text field with an input mask; apart from TextField, so that pages without masks do not load them. */
export function MaskedField({ label, error, hint, mask, ref, onChange, ...input }: Props) {
  const attach = useMask(mask, ref, onChange);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} onChange={onChange} ref={attach} />}
    </Field>
  );
}
