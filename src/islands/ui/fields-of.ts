import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Returns the props of a form's field by its name: label, error, and what connects it to the form. */
export const fieldsOf =
  <Input extends FieldValues, Output>(
    { register, getFieldState, formState }: UseFormReturn<Input, unknown, Output>,
    labels: Record<Path<Input>, string>,
  ) =>
  <Name extends Path<Input>>(name: Name) => ({
    label: labels[name],
    error: getFieldState(name, formState).error?.message,
    ...register(name),
  });
