import styles from './LargeSwitch.module.css';

interface Props {
  name: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that is hit with gloves on: the whole row is the target. */
export function LargeSwitch({ name, label, isOn, onChange }: Props) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
