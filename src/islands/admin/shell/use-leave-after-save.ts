import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.ts';
import { forgetChanges } from './navigation.ts';

/** Says what was saved or deleted, which outlasts the screen, and leaves it unless the user has left it meanwhile. */
export function useLeaveAfterSave() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (message: string, go: () => void) => {
    toast('success', message);
    if (!isMounted.current) return;
    forgetChanges();
    go();
  };
}
