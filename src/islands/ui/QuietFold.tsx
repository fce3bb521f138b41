import { useState, type ReactNode } from 'react';
import styles from './QuietFold.module.css';

interface Props {
  label: string;
  /** Whether something in it is filled in or wrong. */
  stays: boolean;
  children: ReactNode;
}

/** Fields that few need, folded away until somebody wants them. */
export function QuietFold({ label, stays, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false);
  const isShown = wasOpen || stays;
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (stays && !currentTarget.open) currentTarget.open = true;
        setWasOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{label}</summary>
      {isShown && <div className={styles.fields}>{children}</div>}
    </details>
  );
}
