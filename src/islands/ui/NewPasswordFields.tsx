import type { FieldValues, Path } from 'react-hook-form';
import type { Owner } from '../../../contract/users/passwords.ts';
import { recheck } from '../../lib/forms/recheck.ts';
import { authTexts, texts } from '../../lib/texts/texts.ts';
import { fieldsOf, type FormProps } from './fields-of.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props<Input extends FieldValues, Output> extends FormProps<Input, Output> {
  /** Of the password, and of the same once more. */
  names: [Path<Input>, Path<Input>];
  /** Whether it replaces one. */
  isOther?: boolean;
  /** Whose password it will be. */
  owner: () => Owner;
}

/** A new password, typed twice. */
export function NewPasswordFields<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, names, isOther = false, owner } = props;
  const [name, again] = names;
  const { password, confirmPassword, newPassword, confirmNewPassword } = texts().fields;
  const labels = { [again]: isOther ? confirmNewPassword : confirmPassword } as Record<
    typeof again,
    string
  >;
  return (
    <>
      <NewPasswordField
        form={form}
        name={name}
        label={isOther ? newPassword : password}
        hint={authTexts().passwordRules}
        owner={owner}
        onChange={() => recheck(form, again)}
      />
      <PasswordField autoComplete="new-password" {...fieldsOf(form, labels)(again)} />
    </>
  );
}
