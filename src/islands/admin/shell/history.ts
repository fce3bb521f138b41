import { atom, onSet } from 'nanostores';
import { useEffect } from 'react';
import { $session, isAdministrator } from '../../../lib/session.ts';
import { $page, addressOfPage } from './router.ts';
import { scrollWhenLongEnough } from './scroll.ts';

/** Whether the screen holds something that is not saved. */
let unsaved = false;

/** The way that waits for the user's word; null when nothing is asked. */
export const $waiting = atom<(() => void) | null>(null);

// Each entry of the browser's history keeps its number, which tells how far a step back or forward went.
const numberOf = (state: unknown): number | undefined =>
  (state as { place?: number } | null)?.place;
let place = 0;
numberEntry(numberOf(history.state) ?? 0);
/** The entry of a step that was undone, until the browser is back. */
let refused: number | null = null;
/** Whether the screen was reached by a step back or forward. */
let stepped = false;

function numberEntry(number: number): void {
  place = number;
  history.replaceState({ ...history.state, place }, '');
}

/** Takes note of the entry where the browser is now; false for a step that would lose changes, which is undone. */
function arrive(): boolean {
  const next = numberOf(history.state);
  // The browser itself opens entries for fragments.
  if (next === undefined) numberEntry(place + 1);
  else if (next === place) {
    if (refused !== null) stepped = false;
    refused = null;
  } else if (next === refused) return false;
  else if (unsaved) {
    const steps = next - place;
    refused = next;
    history.go(-steps);
    $waiting.set(() => history.go(steps));
    return false;
  } else {
    place = next;
    stepped = true;
  }
  return true;
}

// The router and `useHistory` hear of a step in any order. The page of an undone step is the one that is shown.
onSet($page, ({ newValue, abort }) => {
  const { value } = $page;
  const isShown = newValue && value && addressOfPage(newValue) === addressOfPage(value);
  if (!arrive() || isShown) abort();
});

/** Opens an address of the area, in place of the current entry if `replace` is set. Changes are not asked about. */
export function open(address: string, replace = false): void {
  stepped = false;
  $page.open(address, replace);
  if (numberOf(history.state) === undefined) numberEntry(replace ? place : place + 1);
}

/** One step back, or to the list given where that would lead out of the area. */
export function goBack(list: string): void {
  if (place > 0) history.back();
  else open(asLastShown(list), true);
}

const lastSearches = new Map<string, string>();

/** The address of a list as it was last shown: with its search, filters, order and page. */
export function asLastShown(list: string): string {
  const search = lastSearches.get(list);
  return search ? `${list}?${search}` : list;
}

/** Goes a way at once when nothing would be lost, else after the user agreed. */
export function leave(go: () => void): void {
  if (unsaved) $waiting.set(go);
  else go();
}

export function stay(): void {
  $waiting.set(null);
}

export function leaveAnyway(): void {
  const go = $waiting.get();
  forgetChanges();
  $waiting.set(null);
  go?.();
}

/** What is saved or deleted may be left without a question. */
export function forgetChanges(): void {
  unsaved = false;
}

/** Tells that the screen's form holds changes. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    unsaved = dirty;
    return forgetChanges;
  }, [dirty]);
}

/**
 * Follows links, asks before changes are lost by a link, a step or the closing of the page, and keeps the place on each
 * screen.
 */
export function useHistory(): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    // Before the link's own listeners, which act on a click that counts.
    document.addEventListener('click', askFirst, { capture: true, signal });
    document.addEventListener('click', follow, { signal });
    window.addEventListener('popstate', arrive, { signal });
    window.addEventListener('beforeunload', warn, { signal });
    const forgetSearches = $page.subscribe((page) => {
      if (page) lastSearches.set(page.path, new URLSearchParams(page.search).toString());
    });
    const forgetScroll = keepScroll();
    return () => {
      ended.abort();
      forgetSearches();
      forgetScroll();
    };
  }, []);
}

/** The link to a screen that a click is on; null for all others, which the browser follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  const changed = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || link.download || changed || event.button !== 0) return null;
  return link.origin === location.origin && !event.defaultPrevented ? link : null;
}

function askFirst(event: MouseEvent): void {
  const link = linkOf(event);
  // Another order of a list beside the form loses nothing.
  if (!unsaved || !link || link.pathname === location.pathname) return;
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

// Whoever is led out has nothing left to save.
function warn(event: BeforeUnloadEvent): void {
  if (unsaved && isAdministrator($session.get())) event.preventDefault();
}

/** Scrolls to the top of a new screen, and to where one was on the way back; returns the way to stop that. */
function keepScroll(): () => void {
  const places = new Map<string, number>();
  let stop = () => undefined as void;
  history.scrollRestoration = 'manual';
  const forget = $page.listen((page, old) => {
    if (old) places.set(addressOfPage(old), scrollY);
    stop();
    if (stepped) stop = scrollWhenLongEnough(page ? (places.get(addressOfPage(page)) ?? 0) : 0);
    else if (page?.path !== old?.path) stop = scrollWhenLongEnough(0);
  });
  return () => {
    stop();
    forget();
  };
}
