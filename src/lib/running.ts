import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs: false in a built page's HTML, which is there before its script. */
export const useRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
