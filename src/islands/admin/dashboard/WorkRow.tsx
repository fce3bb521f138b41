import type { ReactNode } from 'react';
import { PhoneLink } from '../PhoneLink.tsx';
import styles from './Today.module.css';
import { shortDate } from '../../../lib/texts/format.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';

interface Props {
  href: string;
  time: ReactNode;
  what: ReactNode;
  about: ReactNode;
  /** Whom to call about it. */
  phone?: string | undefined;
  /** Whether it cannot be done yet. */
  isAhead?: boolean;
  /** The step that is to be done, and of what, which tells it from the others. */
  step: { href: string; text: string; of: string } | false | null;
}

/** Something to be done. */
export function WorkRow({ href, time, what, about, phone, isAhead, step }: Props) {
  return (
    <li className={styles.item}>
      <a className={styles.row} href={href}>
        <time>{time}</time>
        <span>
          <strong className={isAhead ? 'muted' : undefined}>{what}</strong>
          <span className="muted">{about}</span>
        </span>
      </a>
      <PhoneLink phone={phone} />
      {step && (
        <a
          className={`button ${styles.step}`}
          href={step.href}
          aria-label={counterTexts().stepFor(step.text, step.of)}
        >
          {step.text}
        </a>
      )}
    </li>
  );
}

/** `09:30` of a wall time. */
export const clock = (wallTime: string): string => wallTime.slice(11, 16);

/** The day above the time. */
export const dayAndTime = (wallTime: string) => (
  <>
    {shortDate(wallTime.slice(0, 10))}
    <br />
    {clock(wallTime)}
  </>
);
