import { useEffect, useRef, useState } from 'react';
import { durations } from '../../../../contract/limits.ts';
import { toast } from '../../ui/toast.ts';
import { forgetChanges } from './history.ts';

/**
 * The end of a form: the message stands for its time, then the page leads on. Until then nothing can be changed, and
 * whoever leaves earlier is not fetched back.
 */
export function useFinish() {
  const [finished, setFinished] = useState(false);
  const shown = useRef(true);
  const stop = useRef(() => undefined as void);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      stop.current();
    };
  }, []);
  const finish = (message: string, go: () => void) => {
    toast('success', message);
    if (!shown.current) return;
    forgetChanges();
    setFinished(true);
    const timer = setTimeout(go, durations.toast);
    stop.current = () => clearTimeout(timer);
  };
  return { finished, finish };
}
