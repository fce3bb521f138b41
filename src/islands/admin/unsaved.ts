import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draft } from '../../lib/draft.ts';
import { $session } from '../../lib/session.ts';
import { toast } from '../ui/toast.ts';
import { useUnsaved } from './leave.ts';
import { adminTexts } from './texts.ts';

/**
 * Asks before a form's changes are lost. Those that it holds when the session ends are there again when its screen is
 * opened after the log-in, but for passwords and files; what was not changed is what is stored by then.
 */
export function useUnsavedForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  const { getValues, setValue, formState } = form;
  const { isDirty, dirtyFields } = formState;
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
        if (!isDirty || !isOver) return;
        const changed = Object.entries(getValues()).filter(([name]) => name in dirtyFields);
        kept.keep({ ...(Object.fromEntries(changed) as Input), password: undefined });
      }),
    [isDirty, dirtyFields, kept, getValues],
  );
}
