import { useState, type ReactNode } from 'react';
import { useResource } from '../../lib/api/resource.ts';
import styles from './FoldedCard.module.css';

interface Props {
  title: string;
  /** Of its content, to be read while it is closed. */
  about?: ReactNode;
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
  id?: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** How much is in a closed part, once that is known. */
export function Count({ load }: { load: () => Promise<number> }) {
  const { resource } = useResource(load);
  return resource.state === 'ready' && resource.data;
}

/** The same where something else opens it, too. Its content stays. */
export const Fold = ({ id, title, about, isOpen, onToggle, children }: FoldProps) => (
  <details
    id={id}
    className={`card ${styles.card}`}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary className={styles.summary}>
      <h2>{title}</h2> {about && <span className={styles.about}>{about}</span>}
    </summary>
    <div tabIndex={-1}>{children}</div>
  </details>
);

/** Opens a fold and moves the focus into it. */
export function openFold(id: string): void {
  const fold = document.querySelector<HTMLDetailsElement>(`details#${id}`);
  if (!fold) return;
  fold.open = true;
  fold.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}
