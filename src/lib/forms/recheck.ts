import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Validates a field again after another one changed; not before it was touched or submitted. */
export function recheck<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
): void {
  if (form.formState.isSubmitted || form.getFieldState(name).isTouched) void form.trigger(name);
}
