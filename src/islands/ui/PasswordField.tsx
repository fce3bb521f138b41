import { useState, type ComponentProps } from 'react';
import { newPasswordRules } from '../../../contract/users/password-rules.ts';
import { Field, type Labelled, type Status } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { texts } from '../../lib/texts/texts.ts';

interface Props extends ComponentProps<'input'>, Labelled {
  autoComplete: 'current-password' | 'new-password';
  status?: Status;
}

/** A password input whose text can be shown. */
export function PasswordField({ label, error, hint, status, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const isNew = input.autoComplete === 'new-password';
  const rules = isNew ? { passwordrules: newPasswordRules } : {};
  return (
    <Field label={label} error={error} hint={hint} status={status}>
      {(control) => (
        <div className="field__inner">
          <input {...input} {...rules} {...control} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className="button button--icon"
            aria-pressed={shown}
            aria-label={texts().fields.show(label)}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
