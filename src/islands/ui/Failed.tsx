import type { MouseEvent } from 'react';
import { texts } from '../../lib/texts/texts.ts';

interface Props {
  title: string;
  reason: string;
  onRetry: () => void;
  /** Nothing else of the page is shown. */
  isPage?: boolean;
}

/** Says what could not be loaded and why, with a retry button. */
export function Failed({ title, reason, onRetry, isPage }: Props) {
  const Title = isPage ? 'h1' : 'strong';
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button disappears; move the focus to the container of what replaces it.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className="notice notice--danger" role="alert">
      <div>
        <Title>{title}</Title>
        <p>{reason}</p>
      </div>
      <p>
        <button type="button" className="button" onClick={retry}>
          {texts().tryAgain}
        </button>
      </p>
    </div>
  );
}
