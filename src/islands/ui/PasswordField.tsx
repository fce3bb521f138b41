import { useState, type InputHTMLAttributes } from 'react';
import { texts } from '../../../contract/texts/en/site.ts';
import { Field, type Status } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  status?: Status;
  ref?: (element: HTMLInputElement | null) => void;
}

/** A password input whose text can be shown. */
export function PasswordField({ label, error, hint, status, ref, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} status={status}>
      {(control) => (
        <div className="field__inner">
          <input {...input} {...control} ref={ref} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className="button button--icon"
            aria-pressed={shown}
            aria-label={texts.fields.show(label)}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
