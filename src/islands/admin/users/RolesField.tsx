import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { roles } from '../../../../contract/users.ts';
import styles from './RolesField.module.css';
import { adminTexts } from '../../../lib/texts.ts';

interface Props {
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** The roles as a group of checkboxes. */
export function RolesField({ error, register }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className={`field__label ${styles.legend}`}>{adminTexts().roles}</legend>
      <div className={`cluster ${styles.roles}`}>
        {roles.map((role) => (
          <label key={role} className="checkbox">
            <input type="checkbox" value={role} aria-invalid={Boolean(error)} {...register()} />
            {adminTexts().roleNames[role]}
          </label>
        ))}
      </div>
      {error && (
        <p className="field__error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
