import { useEffect, useRef, useState, type RefObject } from 'react';
import { startSession, type Session } from '../../lib/session/session.ts';
import { focusIfLost } from '../ui/focus.ts';

/**
 * `reason` tells why the session failed to start, even during a retry; null if there is nothing to retry. After a success
 * the focus moves to `menu`, because the retry button is gone.
 */
export function useRetry(session: Session, menu: RefObject<HTMLElement | null>) {
  const [failure, setFailure] = useState<string | null>(null);
  const retried = useRef(false);
  const reason = reasonOf(session, failure);
  if (reason !== failure) setFailure(reason);
  useEffect(() => {
    if (session.state === 'user' && retried.current) focusIfLost(menu.current);
  }, [session.state, menu]);
  const retry = () => {
    retried.current = true;
    void startSession();
  };
  return { reason, retry };
}

function reasonOf(session: Session, failure: string | null): string | null {
  if (session.state === 'failed') return session.message;
  return session.state === 'starting' ? failure : null;
}
