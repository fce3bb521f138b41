import { useId } from 'react';
import styles from './LargeSwitch.module.css';

interface Props {
  name: string;
  label: string;
  /** Stands below it. */
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that is hit with gloves on: the whole row is the target. */
export function LargeSwitch({ name, label, hint, isOn, onChange }: Props) {
  const id = useId();
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
          onChange={({ target }) => onChange(target.checked)}
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
