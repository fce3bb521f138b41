import type { BarLabel } from './bar-labels.ts';
import styles from './BarText.module.css';

/** What a bar says, on a ground that its pattern does not disturb. */
export const BarText = ({ label }: { label: BarLabel | undefined }) =>
  label && (
    <span className={styles.text} data-place={label.place}>
      {label.text}
    </span>
  );
