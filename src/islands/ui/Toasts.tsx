import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { durations } from '../../../contract/values/limits.ts';
import { texts } from '../../lib/texts/texts.ts';

/** Sonner's red is too light to read. */
const colours = {
  '--error-bg': 'var(--danger-tint)',
  '--error-border': 'var(--danger)',
  '--error-text': 'var(--danger)',
  '--success-bg': 'var(--green-tint)',
  '--success-border': 'var(--green)',
  '--success-text': 'var(--green)',
} as CSSProperties;

/** Shows all toasts, at the top right. */
export function Toasts() {
  return (
    <Toaster
      position="top-right"
      duration={durations.toast}
      closeButton
      richColors
      theme="system"
      style={colours}
      toastOptions={{ closeButtonAriaLabel: texts().toasts.close }}
      containerAriaLabel={texts().toasts.label}
    />
  );
}
