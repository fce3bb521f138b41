import { useEffect } from 'react';
import { $session } from '../../lib/session.ts';

/** Has the browser warn before a page with unsaved changes is left, except after logging out. */
export function useUnsavedWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if ($session.get().state === 'user') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
