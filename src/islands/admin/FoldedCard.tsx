import { useState, type ReactNode } from 'react';
import styles from './FoldedCard.module.css';

interface Props {
  title: string;
  /** Loaded anew each time it is opened. */
  children: ReactNode;
}

/** A part of a screen that is closed until somebody wants it. */
export function FoldedCard({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`card ${styles.card}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2>{title}</h2>
      </summary>
      <div tabIndex={-1}>{isOpen && children}</div>
    </details>
  );
}
