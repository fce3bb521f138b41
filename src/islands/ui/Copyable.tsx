import { useState } from 'react';
import { ActionFailure } from './PendingButton.tsx';
import { Breakable } from './Breakable.tsx';
import styles from './Copyable.module.css';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';
import { texts } from '../../lib/texts/texts.ts';

interface Props {
  text: string;
  /** Of the button, where copying is what one is there for. */
  label?: string;
}

/** A text with a copy button; without it on insecure pages, where browsers forbid copying. */
export function Copyable({ text, label }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const say = (kind: 'success' | 'error', message: string) => {
    setFailure(kind === 'error' ? message : null);
    toast(kind, message);
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('success', texts().copied(text)),
      () => say('error', texts().notCopied),
    );
  return (
    <>
      <span className={styles.copyable}>
        <Breakable text={text} />
        {isSecureContext && (
          <button
            type="button"
            className={label ? 'button' : styles.copy}
            aria-label={label ?? texts().copy(text)}
            title={texts().copy(text)}
            onClick={copy}
          >
            <Icon name="copy" size={16} />
            {label}
          </button>
        )}
      </span>
      <ActionFailure failure={failure} />
    </>
  );
}
