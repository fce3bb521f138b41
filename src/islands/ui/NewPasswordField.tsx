import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { minScore, type Owner } from '../../../contract/passwords.ts';
import { PasswordField } from './PasswordField.tsx';
import { useStrength } from './use-strength.ts';
import { authTexts } from '../../lib/texts.ts';

interface Props<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  label: string;
  hint: string;
  /** Whose password it will be. */
  owner: () => Owner;
  onChange?: () => void;
}

/** A new password; the field rates its strength while typing. */
export function NewPasswordField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name, owner, onChange, ...field } = props;
  const password = useWatch({ control: form.control, name }) as string | undefined;
  const score = useStrength(password ?? '', owner);
  const verdict = score === null ? '' : authTexts().strength[score];
  const isWeak = score !== null && score < minScore;
  return (
    <PasswordField
      {...field}
      error={form.getFieldState(name, form.formState).error?.message}
      autoComplete="new-password"
      status={{ text: verdict ?? '', isBad: isWeak }}
      {...form.register(name, { onChange })}
    />
  );
}
