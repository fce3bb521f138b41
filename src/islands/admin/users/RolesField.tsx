import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { roles } from '../../../../contract/users.ts';
import { texts } from '../../../lib/texts.ts';
import styles from './RolesField.module.css';

interface Props {
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** The roles as a group of checkboxes. */
export function RolesField({ error, register }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className={`field__label ${styles.legend}`}>{texts.admin.roles}</legend>
      <div className={styles.roles}>
        {roles.map((role) => (
          <label key={role} className="checkbox">
            <input type="checkbox" value={role} aria-invalid={Boolean(error)} {...register()} />
            {texts.admin.roleNames[role]}
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
