import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether an element with the returned ref is in the window, or about to come into it, or was printed since. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    listeners.set(element, setNear);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      listeners.delete(element);
    };
  }, []);
  return { isNear, ref };
}

const listeners = new Map<Element, (isNear: boolean) => void>();

/** One for all: a window is watched once. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  },
  { rootMargin: '600px' },
);

// Paper has room for all.
addEventListener('beforeprint', () =>
  flushSync(() => {
    for (const show of listeners.values()) show(true);
  }),
);
