import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape, unless that closes something else or is pressed in a field. */
export function useEscape(onEscape: () => void): void {
  const react = useEffectEvent((event: KeyboardEvent) => {
    const isInField = (event.target as Element).matches('input, select, textarea');
    if (event.key === 'Escape' && !event.defaultPrevented && !isInField) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => react(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
