import { Toaster } from 'sonner';
import { durations } from '../../../contract/limits.ts';
import { texts } from '../../lib/texts.ts';
import styles from './Toasts.module.css';

/** Shows all toasts, at the top right. */
export function Toasts() {
  return (
    <Toaster
      position="top-right"
      duration={durations.toast}
      closeButton
      richColors
      theme="system"
      toastOptions={{ className: styles.toast!, closeButtonAriaLabel: texts().toasts.close }}
      containerAriaLabel={texts().toasts.label}
    />
  );
}
