import { useState, type ReactNode } from 'react';
import styles from './FoldedCard.module.css';

interface Props {
  title: string;
  /** Loaded anew each time it is opened. */
  children: ReactNode;
}

/** A part of a screen that is closed until somebody wants it. */
export function FoldedCard({ children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold {...props} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && children}
    </Fold>
  );
}

interface FoldProps extends Props {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The same where something else opens it, too. Its content stays. */
export const Fold = ({ title, isOpen, onToggle, children }: FoldProps) => (
  <details
    className={`card ${styles.card}`}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary className={styles.summary}>
      <h2>{title}</h2>
    </summary>
    <div tabIndex={-1}>{children}</div>
  </details>
);
