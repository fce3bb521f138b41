import { useRef, useState } from 'react';
import { failureMessage } from '../api/failure-message.ts';

/** A message that comes and goes by itself. */
export interface Notice {
  dismiss: () => void;
}

/**
 * What a button does: whether it is doing it, and why it failed, until the next try. `onFailure` says that elsewhere, too, and
 * announces it.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  onFailure?: (message: string) => Notice,
) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const notice = useRef<Notice>(undefined);
  const run = async (...args: Args): Promise<void> => {
    setPending(true);
    setFailure(null);
    notice.current?.dismiss();
    try {
      await act(...args);
    } catch (error) {
      const message = failureMessage(error);
      notice.current = onFailure?.(message);
      setFailure(message);
    } finally {
      setPending(false);
    }
  };
  return { pending, failure, run };
}
