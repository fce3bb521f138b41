import type { MouseEvent } from 'react';
import { texts } from '../../../contract/texts/en/site.ts';

interface Props {
  title: string;
  reason: string;
  onRetry?: () => void;
}

/** Says what could not be loaded and why, with a way to try again. */
export function Failed({ title, reason, onRetry }: Props) {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes away; what it stands in stays, and holds what comes instead.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <div className="notice notice--danger stack" role="alert">
      <p>
        <strong>{title}</strong>
        <br />
        {reason}
      </p>
      {onRetry && (
        <p>
          <button type="button" className="button" onClick={retry}>
            {texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
