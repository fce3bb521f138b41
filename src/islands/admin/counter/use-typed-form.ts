import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { draft } from '../../../lib/storage/draft.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';

interface Options<Input extends FieldValues, Output> extends Omit<
  Parameters<typeof useSubmitForm<Input, Output>>[0],
  'defaultValues'
> {
  defaultValues: Input;
}

/**
 * A form that begins with what was typed into one of this name before and not recorded: it survives reloads, lost sessions and
 * looking at something else meanwhile, until `forgetTyped`.
 */
export function useTypedForm<Input extends FieldValues, Output>(
  name: string,
  { defaultValues, ...options }: Options<Input, Output>,
) {
  const [typed] = useState(() => draft<Input>(`counter:${name}`));
  const [restored] = useState(() => typed.read());
  const isRestored = Object.entries(restored).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaultValues[name]),
  );
  useEffect(() => {
    if (isRestored) toast('success', adminTexts().typedBefore);
  }, [isRestored]);
  const initial = { ...defaultValues, ...restored };
  const submission = useSubmitForm<Input, Output>({
    ...options,
    defaultValues: initial as DefaultValues<Input>,
  });
  const { subscribe } = submission.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => typed.keep(values) }),
    [subscribe, typed],
  );
  return { ...submission, isRestored, initial, forgetTyped: typed.clear };
}
