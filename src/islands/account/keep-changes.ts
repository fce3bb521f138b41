import { useEffect } from 'react';
import { $session } from '../../lib/session.ts';

/** Has the browser ask before a page with changes is left. Who logs out or is led out has nothing left to save. */
export function useKeepChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if ($session.get().state === 'user') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
