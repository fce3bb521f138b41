import { texts } from '../../lib/texts.ts';

interface Props {
  title: string;
  reason: string;
  onRetry?: () => void;
}

/** Says what could not be loaded and why, with a way to try again. */
export function Failed({ title, reason, onRetry }: Props) {
  return (
    <div className="notice notice--danger stack" role="alert">
      <p>
        <strong>{title}</strong>
        <br />
        {reason}
      </p>
      {onRetry && (
        <p>
          <button type="button" className="button" onClick={onRetry}>
            {texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
