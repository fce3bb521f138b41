import type { ReactNode } from 'react';
import styles from './Today.module.css';

interface Props {
  href: string;
  time: ReactNode;
  what: ReactNode;
  about: ReactNode;
  /** The step that is to be done, with a name that tells it from the others. */
  step: { href: string; text: string; label: string } | null;
}

/** Something to be done. */
export function WorkRow({ href, time, what, about, step }: Props) {
  return (
    <li className={styles.item}>
      <a className={styles.row} href={href}>
        <time>{time}</time>
        <span>
          <strong>{what}</strong>
          <span className="muted">{about}</span>
        </span>
      </a>
      {step && (
        <a className={`button ${styles.step}`} href={step.href} aria-label={step.label}>
          {step.text}
        </a>
      )}
    </li>
  );
}
