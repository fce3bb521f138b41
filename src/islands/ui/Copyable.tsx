import { Fragment } from 'react';
import styles from './Copyable.module.css';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';
import { texts } from '../../lib/texts.ts';

/** Lets long e-mail addresses break after the at sign. */
const breakable = (text: string) =>
  text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A text with a copy button; without it on insecure pages, where browsers forbid copying. */
export function Copyable({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('success', texts().copied(text)),
      () => toast('error', texts().notCopied),
    );
  return (
    <span className={styles.copyable}>
      <span>{breakable(text)}</span>
      {isSecureContext && (
        <button
          type="button"
          className={styles.copy}
          aria-label={texts().copy(text)}
          title={texts().copy(text)}
          onClick={copy}
        >
          <Icon name="copy" size={16} />
        </button>
      )}
    </span>
  );
}
