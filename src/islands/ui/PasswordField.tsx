import { useState, type ComponentProps } from 'react';
import { Field, type Status } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { texts } from '../../lib/texts.ts';

interface Props extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  status?: Status;
}

/** A password input whose text can be shown. */
export function PasswordField({ label, error, hint, status, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} status={status}>
      {(control) => (
        <div className="field__inner">
          <input {...input} {...control} type={shown ? 'text' : 'password'} />
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
