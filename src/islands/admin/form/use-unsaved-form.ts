import { useEffect, useState, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draft } from '../../../lib/storage/draft.ts';
import { $session } from '../../../lib/session/session.ts';
import { toast } from '../../ui/toast.ts';
import { useUnsaved } from '../shell/navigation.ts';
import type { Base } from './use-meanwhile.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

/**
 * Warns before unsaved changes are lost. If the session ends, stores the changed fields and restores them after the log-in,
 * together with `baseRef`, so that saving shows what others changed since. Passwords and files are not stored: their fields
 * ask for them again.
 */
export function useUnsavedForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  baseRef?: RefObject<Base<Input>>,
): void {
  const { getValues, setValue, setError, formState } = form;
  const { isDirty, dirtyFields } = formState;
  const [changes] = useState(() => draft<Input>(location.pathname));
  const [baseDraft] = useState(() => draft<Base<Partial<Input>>>(`base:${location.pathname}`));
  const [missing] = useState(() => draft<Record<string, string>>(`lost:${location.pathname}`));
  useUnsaved(isDirty);

  useEffect(() => {
    const restored = Object.entries(changes.read());
    changes.clear();
    for (const [name, value] of restored)
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    const { version, values } = baseDraft.read();
    if (baseRef && version)
      baseRef.current = { version, values: { ...baseRef.current.values, ...values } };
    baseDraft.clear();
    if (restored.length > 0) toast('success', adminTexts().typedBefore);
    for (const [name, message] of Object.entries(missing.read()))
      setError(name as Path<Input>, { type: 'missing', message });
    missing.clear();
  }, [changes, baseDraft, baseRef, missing, setValue, setError]);

  useEffect(
    () =>
      $session.listen(({ state }, before) => {
        const hasEnded = before?.state === 'user' && state === 'starting';
        if (!isDirty || !hasEnded) return;
        const changed = Object.entries(getValues()).filter(([name]) => name in dirtyFields);
        changes.keep(Object.fromEntries(changed.filter(isStorable)) as Input);
        if (baseRef) {
          const { version, values } = baseRef.current;
          const before = Object.entries(values).filter(([name]) => name in dirtyFields);
          baseDraft.keep({ version, values: Object.fromEntries(before) as Partial<Input> });
        }
        const others = changed.filter((field) => !isStorable(field));
        missing.keep(Object.fromEntries(others.map(([name]) => [name, adminTexts().lost])));
      }),
    [isDirty, dirtyFields, changes, baseDraft, baseRef, missing, getValues],
  );
}

/** Whether a form at this address gets back what was typed before. */
export const hasDraft = (): boolean =>
  ['', 'lost:'].some(
    (prefix) => Object.keys(draft(`${prefix}${location.pathname}`).read()).length > 0,
  );

/** Passwords must not be stored, files cannot be. */
const isStorable = ([name, value]: [string, unknown]): boolean =>
  name !== 'password' && [value].flat().every((part) => typeof part !== 'object');
