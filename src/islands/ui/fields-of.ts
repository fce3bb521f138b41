import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** For parts of forms that have such fields among others. */
export interface FormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
}

/** Returns the props of a form's labelled field by its name: label, error, and what connects it to the form. */
export const fieldsOf =
  <Input extends FieldValues, Output, Labels extends Partial<Record<Path<Input>, string>>>(
    { register, getFieldState, formState }: UseFormReturn<Input, unknown, Output>,
    labels: Labels,
  ) =>
  <Name extends Path<Input> & keyof Labels>(name: Name) => ({
    label: labels[name]!,
    error: getFieldState(name, formState).error?.message,
    ...register(name),
  });
