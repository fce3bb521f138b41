import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import styles from './ChoiceGroup.module.css';

interface Props {
  legend: string;
  /** Values with their labels, by group. */
  groups: { title: string; choices: (readonly [value: string, label: string])[] }[];
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** Checkboxes in groups, any of which may be chosen. */
export function ChoiceGroup({ legend, groups, error, register }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { error })}>
      <legend className={`field__label ${styles.legend}`}>{legend}</legend>
      <div className={styles.groups}>
        {groups.map(({ title, choices }) => (
          <div key={title} role="group" aria-label={title}>
            <p className={`muted ${styles.title}`}>{title}</p>
            {choices.map(([value, label]) => (
              <label key={value} className="checkbox">
                <input
                  type="checkbox"
                  value={value}
                  aria-invalid={Boolean(error)}
                  {...register()}
                />
                {label}
              </label>
            ))}
          </div>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
