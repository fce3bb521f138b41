import { atom, onSet } from 'nanostores';
import { useEffect } from 'react';
import { $session, isStaff } from '../../../lib/session/session.ts';
import { $page, addressOfPage } from './router.ts';
import { scrollWhenLongEnough } from './scroll.ts';

/** Whether the screen has unsaved changes. */
let hasUnsaved = false;

/** The navigation that awaits the user's confirmation; null if there is none. */
export const $pendingLeave = atom<(() => void) | null>(null);

// Each history entry stores its index, which tells how far the user went back or forward.
const indexOf = (state: unknown): number | undefined => (state as { place?: number } | null)?.place;
let currentIndex = 0;
setIndex(indexOf(history.state) ?? 0);
/** The entry whose navigation was undone, until the browser is back. */
let undoneIndex: number | null = null;
/** Whether the screen was reached by going back or forward. */
let isTraversal = false;

function setIndex(index: number): void {
  currentIndex = index;
  history.replaceState({ ...history.state, place: index }, '');
}

/** Follows the browser to its current entry; undoes the navigation and returns false if it would lose changes. */
function syncEntry(): boolean {
  const index = indexOf(history.state);
  // The browser itself creates entries for fragments.
  if (index === undefined) setIndex(currentIndex + 1);
  else if (index === currentIndex) {
    if (undoneIndex !== null) isTraversal = false;
    undoneIndex = null;
  } else if (index === undoneIndex) return false;
  else if (hasUnsaved) {
    const steps = index - currentIndex;
    undoneIndex = index;
    history.go(-steps);
    $pendingLeave.set(() => history.go(steps));
    return false;
  } else {
    currentIndex = index;
    isTraversal = true;
  }
  return true;
}

// The router and `useHistory` may learn of a navigation in either order. After an undone one the shown page is unchanged.
onSet($page, ({ newValue, abort }) => {
  const { value } = $page;
  const isShown = newValue && value && addressOfPage(newValue) === addressOfPage(value);
  if (!syncEntry() || isShown) abort();
});

/** Opens an address of the area without asking about unsaved changes; replaces the current entry if `replace` is set. */
export function open(address: string, replace = false): void {
  isTraversal = false;
  $page.open(address, replace);
  if (indexOf(history.state) === undefined) setIndex(replace ? currentIndex : currentIndex + 1);
}

/** Goes back, or to `list` if that would leave the area. */
export function goBack(list: string): void {
  if (currentIndex > 0) history.back();
  else open(asLastShown(list), true);
}

const lastSearches = new Map<string, string>();

/** A list's address with the search, filters, order and page it was last shown with. */
export function asLastShown(list: string): string {
  const search = lastSearches.get(list);
  return search ? `${list}?${search}` : list;
}

/** Calls `go` at once if nothing is unsaved, else after the user's confirmation. */
export function leave(go: () => void): void {
  if (hasUnsaved) $pendingLeave.set(go);
  else go();
}

export function stay(): void {
  $pendingLeave.set(null);
}

export function leaveAnyway(): void {
  const go = $pendingLeave.get();
  forgetChanges();
  $pendingLeave.set(null);
  go?.();
}

/** After saving or deleting, the screen may be left without a question. */
export function forgetChanges(): void {
  hasUnsaved = false;
}

/** Whether the screen has unsaved changes. */
export const hasUnsavedChanges = (): boolean => hasUnsaved;

/** Reports whether the screen's form has unsaved changes. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    hasUnsaved = dirty;
    return forgetChanges;
  }, [dirty]);
}

/** Follows links, asks before unsaved changes are lost, and restores the scroll position on the way back. */
export function useHistory(): void {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // In the capture phase, before the link's own listeners.
    document.addEventListener('click', askFirst, { capture: true, signal });
    document.addEventListener('click', follow, { signal });
    window.addEventListener('popstate', syncEntry, { signal });
    window.addEventListener('beforeunload', warn, { signal });
    const stopSearches = $page.subscribe((page) => {
      if (page) lastSearches.set(page.path, new URLSearchParams(page.search).toString());
    });
    const stopScroll = restoreScroll();
    return () => {
      unmounted.abort();
      stopSearches();
      stopScroll();
    };
  }, []);
}

/** The clicked link if it leads to a screen; null for all others, which the browser follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || link.download || hasModifier || event.button !== 0) return null;
  return link.origin === location.origin && !event.defaultPrevented ? link : null;
}

function askFirst(event: MouseEvent): void {
  const link = linkOf(event);
  // Sorting a list beside the form loses nothing.
  if (!hasUnsaved || !link || link.pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  leave(() => open(link.href));
}

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link) return;
  event.preventDefault();
  open(link.href);
}

// No warning after the session has ended: nothing can be saved then.
function warn(event: BeforeUnloadEvent): void {
  if (hasUnsaved && isStaff($session.get())) event.preventDefault();
}

/** Scrolls new screens to the top, and restores the position when going back or forward; returns the unsubscribe function. */
function restoreScroll(): () => void {
  const positions = new Map<string, number>();
  let stop = () => undefined as void;
  history.scrollRestoration = 'manual';
  const unsubscribe = $page.listen((page, old) => {
    if (old) positions.set(addressOfPage(old), scrollY);
    stop();
    if (isTraversal)
      stop = scrollWhenLongEnough(page ? (positions.get(addressOfPage(page)) ?? 0) : 0);
    else if (page?.path !== old?.path) stop = scrollWhenLongEnough(0);
  });
  return () => {
    stop();
    unsubscribe();
  };
}
