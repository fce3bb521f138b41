import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draft } from '../../lib/storage/draft.ts';
import { $session } from '../../lib/session/session.ts';

/** Keeps what was changed in a form, but no passwords, when the session ends, and brings it back after the log-in. */
export function useTypedBefore<Input extends FieldValues, Output>(
  name: string,
  { getValues, setValue, formState }: UseFormReturn<Input, unknown, Output>,
): void {
  const { dirtyFields } = formState;
  const [typed] = useState(() => draft<Record<string, unknown>>(name));
  useEffect(() => {
    for (const [field, value] of Object.entries(typed.read()))
      setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    typed.clear();
  }, [typed, setValue]);
  useEffect(
    () =>
      $session.listen(({ state }, before) => {
        if (before?.state !== 'user' || state === 'user') return;
        const changed = Object.entries(getValues()).filter(
          ([field]) => field in dirtyFields && field !== 'password',
        );
        typed.keep(Object.fromEntries(changed));
      }),
    [typed, getValues, dirtyFields],
  );
}

/** Has the browser warn before a page with unsaved changes is left, except after logging out. */
export function useUnsavedWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if ($session.get().state === 'user') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
