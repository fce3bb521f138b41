import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Takes over what password managers and some browsers have filled in without an event. */
export function takeOverFilled<Input extends FieldValues, Output>(
  { getValues, setValue }: UseFormReturn<Input, unknown, Output>,
  form: Element,
): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(':read-write')) {
    const name = field.name as Path<Input>;
    const value = field.value as PathValue<Input, Path<Input>>;
    const formValue: unknown = getValues(name);
    // Fields of other values show something else than they hold.
    if (typeof formValue === 'string' && formValue !== value)
      setValue(name, value, { shouldDirty: true });
  }
}
