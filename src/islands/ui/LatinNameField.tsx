import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { needsLatinName, symbolsIn } from '../../../contract/printable.ts';
import { texts } from '../../lib/texts.ts';
import { TextField } from './TextField.tsx';

/** Another spelling of a name, while documents cannot show the one that is typed. */
export function LatinNameField<Input extends FieldValues, Output>({
  form,
}: {
  form: UseFormReturn<Input, unknown, Output>;
}) {
  const path = (name: string) => name as Path<Input>;
  const [firstName = '', lastName = ''] = useWatch({
    control: form.control,
    name: [path('firstName'), path('lastName')],
  }) as (string | undefined)[];
  // Emoji are refused: another spelling would not help.
  const isRefused = symbolsIn(firstName + lastName).length > 0;
  if (isRefused || !needsLatinName({ firstName, lastName })) return null;
  return (
    <TextField
      label={texts().fields.latinName}
      hint={texts().latinNameHint}
      error={form.getFieldState(path('latinName'), form.formState).error?.message}
      autoComplete="off"
      // A wrong spelling that is not shown any more must not hold up the form.
      {...form.register(path('latinName'), { shouldUnregister: true })}
    />
  );
}
