import { texts } from '../../lib/texts.ts';
import styles from './Copyable.module.css';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';

/** A text with a button that copies it. Browsers let only secure pages copy; on others there is no button. */
export function Copyable({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('success', texts.copied(text)),
      () => toast('error', texts.notCopied),
    );
  return (
    <span className={styles.copyable}>
      <span>{text}</span>
      {isSecureContext && (
        <button
          type="button"
          className={styles.copy}
          aria-label={texts.copy(text)}
          title={texts.copy(text)}
          onClick={copy}
        >
          <Icon name="copy" size={16} />
        </button>
      )}
    </span>
  );
}
