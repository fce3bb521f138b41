import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page is hydrated: false in the built HTML, which arrives before its script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
