import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { durations } from '../../../contract/values/limits.ts';
import { useIsPhone } from '../../lib/page/use-media.ts';
import { texts } from '../../lib/texts/texts.ts';
import styles from './Toasts.module.css';

/** Sonner's red is too light to read, and its button hangs over the edge. */
const looks = {
  '--toast-close-button-start': 'unset',
  '--toast-close-button-end': '0.375rem',
  '--toast-close-button-transform': 'translate(0, 0.375rem)',
  '--error-bg': 'var(--danger-tint)',
  '--error-border': 'var(--danger)',
  '--error-text': 'var(--danger)',
  '--success-bg': 'var(--green-tint)',
  '--success-border': 'var(--green)',
  '--success-text': 'var(--green)',
} as CSSProperties;

/** Shows all toasts, at the bottom right: what one goes on with stands in heads. On phones it stands below, and they over the page's head. */
export function Toasts() {
  return (
    <Toaster
      position={useIsPhone() ? 'top-center' : 'bottom-right'}
      duration={durations.toast}
      closeButton
      richColors
      theme="system"
      style={looks}
      mobileOffset="0.5rem"
      toastOptions={{
        closeButtonAriaLabel: texts().toasts.close,
        classNames: { closeButton: styles.close },
        style: { paddingInlineEnd: '2.25rem' },
      }}
      containerAriaLabel={texts().toasts.label}
    />
  );
}
