import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Checks a field anew whose rules depend on another one, once it was left or sent: before that nobody is told off for it. */
export function recheck<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
): void {
  if (form.formState.isSubmitted || form.getFieldState(name).isTouched) void form.trigger(name);
}
