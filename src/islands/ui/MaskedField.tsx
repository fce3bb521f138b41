import { type InputHTMLAttributes, useEffect, useEffectEvent, useRef } from 'react';
import type { Mask } from '../../lib/forms/masks.ts';
import { Field, type Labelled } from './Field.tsx';
import { MaskInput, type MaskOptions } from 'maska';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>, Labelled {
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

/** The part of a change event that forms read; compatible with React and react-hook-form. */
type OnChange = ((event: { target: HTMLInputElement; type: string }) => void) | undefined;

type Ref = ((element: HTMLInputElement | null) => void) | undefined;

/** A ref that applies a mask to its input, caret included, and forwards to `ref`. */
function useMask(mask: Mask, ref: Ref, onChange: OnChange) {
  const element = useRef<HTMLInputElement>(null);
  const notify = useEffectEvent((target: HTMLInputElement) =>
    onChange?.({ target, type: 'change' }),
  );

  useEffect(() => {
    const input = element.current;
    if (!input) return undefined;
    const options = typeof mask === 'object' ? mask : { mask };
    // Maska's types do not allow null from a function, which turns the mask off.
    const masked = new MaskInput(input, options as MaskOptions);
    // Maska sets the value by itself, so React sees no change and fires no event.
    const onInput = (event: Event) => event instanceof CustomEvent || notify(input);
    input.addEventListener('input', onInput);
    return () => {
      input.removeEventListener('input', onInput);
      masked.destroy();
    };
  }, [mask]);

  return (input: HTMLInputElement | null) => {
    element.current = input;
    ref?.(input);
  };
}
