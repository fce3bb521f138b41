import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draft } from '../../../lib/storage/draft.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';

/**
 * What was typed into a form of this name before and not recorded: it survives reloads, lost sessions and looking at
 * something else meanwhile.
 */
export function useTyped<Values extends FieldValues>(name: string, empty: Values) {
  const [typed] = useState(() => draft<Values>(`counter:${name}`));
  const [restored] = useState(() => typed.read());
  const isRestored = Object.entries(restored).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name]),
  );
  useEffect(() => {
    if (isRestored) toast('success', adminTexts().typedBefore);
  }, [isRestored]);
  return { ...typed, isRestored, initial: { ...empty, ...restored } };
}

/** Keeps what is typed into a form from now on. */
export function useKeptTyped<Input extends FieldValues, Output>(
  { subscribe }: UseFormReturn<Input, unknown, Output>,
  keep: (values: Input) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
}
