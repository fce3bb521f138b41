import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { roles } from '../../../../contract/wire/rights.ts';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import styles from './RolesField.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** The roles as a group of checkboxes. */
export function RolesField({ error, register }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { error })}>
      <legend className={`field__label ${styles.legend}`}>{adminTexts().roles}</legend>
      <div className={styles.roles}>
        {roles.map((role) => (
          <label key={role} className="checkbox">
            <input type="checkbox" value={role} aria-invalid={Boolean(error)} {...register()} />
            <span>
              {adminTexts().roleNames[role]}
              <small className={styles.about}>{adminTexts().roleGives[role]}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
