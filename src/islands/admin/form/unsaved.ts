import { useEffect, useState, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draft } from '../../../lib/draft.ts';
import { $session } from '../../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { useUnsaved } from '../shell/history.ts';
import type { Base } from './meanwhile.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/**
 * Asks before a form's changes are lost. Those that it holds when the session ends are there again when its screen is
 * opened after the log-in; what was not changed is what is stored by then. They are still changes to `baseRef`, so that
 * saving them shows what others changed since. Passwords and files cannot be kept: their fields ask for them again.
 */
export function useUnsavedForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  baseRef?: RefObject<Base<Input>>,
): void {
  const { getValues, setValue, setError, formState } = form;
  const { isDirty, dirtyFields } = formState;
  const [kept] = useState(() => draft<Input>(location.pathname));
  const [keptBase] = useState(() => draft<Base<Partial<Input>>>(`base:${location.pathname}`));
  const [lost] = useState(() => draft<Record<string, string>>(`lost:${location.pathname}`));
  useUnsaved(isDirty);

  useEffect(() => {
    const typed = Object.entries(kept.read());
    kept.clear();
    for (const [name, value] of typed)
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    const { version, values } = keptBase.read();
    if (baseRef && version)
      baseRef.current = { version, values: { ...baseRef.current.values, ...values } };
    keptBase.clear();
    if (typed.length > 0) toast('success', adminTexts.typedBefore);
    for (const [name, message] of Object.entries(lost.read()))
      setError(name as Path<Input>, { type: 'lost', message });
    lost.clear();
  }, [kept, keptBase, baseRef, lost, setValue, setError]);

  useEffect(
    () =>
      $session.listen(({ state }, before) => {
        const isOver = before?.state === 'user' && state === 'starting';
        if (!isDirty || !isOver) return;
        const changed = Object.entries(getValues()).filter(([name]) => name in dirtyFields);
        kept.keep(Object.fromEntries(changed.filter(canBeKept)) as Input);
        if (baseRef) {
          const { version, values } = baseRef.current;
          const before = Object.entries(values).filter(([name]) => name in dirtyFields);
          keptBase.keep({ version, values: Object.fromEntries(before) as Partial<Input> });
        }
        const others = changed.filter((field) => !canBeKept(field));
        lost.keep(Object.fromEntries(others.map(([name]) => [name, adminTexts.lost])));
      }),
    [isDirty, dirtyFields, kept, keptBase, baseRef, lost, getValues],
  );
}

/** A password is nothing to store, a file cannot be. */
const canBeKept = ([name, value]: [string, unknown]): boolean =>
  name !== 'password' && (typeof value !== 'object' || Array.isArray(value));
