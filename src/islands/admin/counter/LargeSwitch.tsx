import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import styles from './LargeSwitch.module.css';
import type { StepInput, StepValues } from './step-form.ts';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  name: 'block' | 'licenceSeen';
  label: string;
  /** Stands below it. */
  hint?: string | undefined;
}

/** A switch that is hit with gloves on: the whole row is the target. */
export function LargeSwitch({ form, name, label, hint }: Props) {
  const id = useId();
  const isOn = useWatch({ control: form.control, name }) === 'yes';
  return (
    <div className="field">
      <label className={styles.switch}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) =>
            form.setValue(name, target.checked ? 'yes' : '', { shouldDirty: true })
          }
        />
      </label>
      {hint && (
        <p className="field__hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
