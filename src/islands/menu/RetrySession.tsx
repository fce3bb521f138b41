import { authAddress, here } from '../../lib/addresses.ts';
import { Icon } from '../ui/Icon.tsx';
import { texts } from '../../lib/texts.ts';

interface Props {
  reason: string;
  pending: boolean;
  onRetry: () => void;
}

/** Replaces the menu while the stored token's user is unknown. */
export function RetrySession({ reason, pending, onRetry }: Props) {
  return (
    <div className="user-menu__retry">
      <a className="button button--quiet" href={authAddress('login', here())} target="_self">
        {texts().menu.login}
      </a>
      <button
        type="button"
        className="button button--quiet"
        title={reason}
        aria-disabled={pending}
        onClick={() => {
          if (!pending) onRetry();
        }}
      >
        {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name="retry" />}
        <span>{texts().tryAgain}</span>
      </button>
    </div>
  );
}
