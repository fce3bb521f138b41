import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { roles, type Role } from '../../../../contract/wire/rights.ts';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import styles from './RolesField.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  /** All roles by default. */
  offered?: readonly Role[];
  error: string | undefined;
  hint?: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** The roles as a group of checkboxes, each with what it gives. */
export function RolesField({ offered = roles, error, hint, register }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { error, hint })}>
      <legend className={`field__label ${styles.legend}`}>{adminTexts().roles}</legend>
      <div className={styles.roles}>
        {offered.map((role) => (
          <div key={role}>
            <label className="checkbox">
              <input
                type="checkbox"
                value={role}
                aria-invalid={Boolean(error)}
                aria-describedby={`${id}-${role}`}
                {...register()}
              />
              {adminTexts().roleNames[role]}
            </label>
            <p id={`${id}-${role}`} className={`field__hint ${styles.about}`}>
              {adminTexts().roleGives[role]}
            </p>
          </div>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
