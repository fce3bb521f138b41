import { useSyncExternalStore } from 'react';

/** Whether the window is one of these, such as `(width < 40rem)`, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const onChange = (follow: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  };
  return useSyncExternalStore(onChange, () => matchMedia(query).matches);
}

/** As tables and menus do, which become cards and drawers there. */
export const useIsPhone = () => useMedia('(width < 40rem)');
