import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draft } from '../../lib/draft.ts';
import { $session } from '../../lib/session.ts';
import { toast } from '../ui/toast.ts';
import { useUnsaved } from './leave.ts';
import { adminTexts } from './texts.ts';

/**
 * Asks before a form's changes are lost. Those that it holds when the session ends are there again when its screen is
 * opened after the log-in, but for passwords and files.
 */
export function useUnsavedForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  const { getValues, setValue, formState } = form;
  const { isDirty } = formState;
  const [kept] = useState(() => draft<Input>(location.pathname));
  useUnsaved(isDirty);

  useEffect(() => {
    const typed = Object.entries(kept.read());
    kept.clear();
    for (const [name, value] of typed)
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    if (typed.length > 0) toast('success', adminTexts.typedBefore);
  }, [kept, setValue]);

  useEffect(
    () =>
      $session.listen(({ state }, before) => {
        const isOver = before?.state === 'user' && state === 'starting';
        if (isDirty && isOver) kept.keep({ ...getValues(), password: undefined });
      }),
    [isDirty, kept, getValues],
  );
}
