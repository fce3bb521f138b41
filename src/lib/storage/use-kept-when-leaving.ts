import { useEffect, useEffectEvent } from 'react';

/** Keeps what was typed when the page is left or loaded anew. */
export function useKeptWhenLeaving(keep: () => void): void {
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const onLeave = () => leave();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, []);
}
