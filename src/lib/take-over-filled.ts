import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const typed = 'textarea, input:is([type=text], [type=email], [type=tel], [type=password])';

/** Takes over what password managers and some browsers have filled in without an event. */
export function takeOverFilled<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  element: Element,
): void {
  for (const field of element.querySelectorAll<HTMLInputElement>(typed)) {
    const name = field.name as Path<Input>;
    const known: unknown = name && form.getValues(name);
    // Other values belong to fields that show something else than they hold.
    if (typeof known === 'string' && known !== field.value)
      form.setValue(name, field.value as PathValue<Input, Path<Input>>, { shouldDirty: true });
  }
}
