import { useEffect, useRef, useState } from 'react';
import { durations } from '../../../../contract/limits.ts';
import { toast } from '../../ui/toast.ts';
import { forgetChanges } from './history.ts';

/** After saving or deleting: shows a toast, then leaves the screen unless the user has left it before. */
export function useLeaveAfterSave() {
  const [isLeaving, setLeaving] = useState(false);
  const isMounted = useRef(true);
  const cancel = useRef(() => undefined as void);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      cancel.current();
    };
  }, []);
  const leaveAfterToast = (message: string, go: () => void) => {
    toast('success', message);
    if (!isMounted.current) return;
    forgetChanges();
    setLeaving(true);
    const timer = setTimeout(go, durations.toast);
    cancel.current = () => clearTimeout(timer);
  };
  return { isLeaving, leaveAfterToast };
}
