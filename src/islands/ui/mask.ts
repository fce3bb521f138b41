import { MaskInput, type MaskOptions } from 'maska';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mask } from '../../lib/masks.ts';

/** As much of a change as forms read; React's own event and react-hook-form's handler fit it. */
export type OnChange = ((event: { target: HTMLInputElement; type: string }) => void) | undefined;

type Ref = ((element: HTMLInputElement | null) => void) | undefined;

/** A ref that keeps its input to the mask, caret included, besides what the given ref does. */
export function useMask(mask: Mask, ref: Ref, onChange: OnChange) {
  const element = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent((target: HTMLInputElement) => onChange?.({ target, type: 'change' }));

  useEffect(() => {
    const input = element.current;
    if (!input) return undefined;
    // Maska takes null from a function as it does without one, but its types do not say so.
    const masked = new MaskInput(input, { mask: mask as MaskOptions['mask'] });
    // Maska sets the value itself, so that React sees no difference any more and stays silent.
    const changed = (event: Event) => event instanceof CustomEvent || tell(input);
    input.addEventListener('input', changed);
    return () => {
      input.removeEventListener('input', changed);
      masked.destroy();
    };
  }, [mask]);

  return (input: HTMLInputElement | null) => {
    element.current = input;
    ref?.(input);
  };
}
