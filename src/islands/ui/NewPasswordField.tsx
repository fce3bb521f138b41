import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { minScore, type Owner } from '../../../contract/users/passwords.ts';
import type { FormProps } from './fields-of.ts';
import { PasswordField } from './PasswordField.tsx';
import { authTexts } from '../../lib/texts/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { company } from '../../lib/site/company.ts';

interface Props<Input extends FieldValues, Output> extends FormProps<Input, Output> {
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

/**
 * zxcvbn's score of the password, from 0 to 4, updated after a pause in typing. Null for an empty field, and if zxcvbn fails
 * to load: the server checks anyway.
 */
function useStrength(password: string, owner: () => Owner): number | null {
  const [score, setScore] = useState<number | null>(null);
  const getOwner = useEffectEvent(owner);
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const updateScore = async () => {
      const { strengthOf } = await import('../../lib/forms/password-strength.ts');
      if (isCurrent) setScore(strengthOf(password, getOwner(), company));
    };
    const timer = setTimeout(() => void updateScore().catch(() => undefined), 400);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password]);
  return password === '' ? null : score;
}
