import { atom } from 'nanostores';
import { useEffect } from 'react';
import { $session, isAdministrator } from '../../../lib/session.ts';
import { $page } from './router.ts';
import { guardTraversal } from './traversal.ts';

/** Whether the screen holds something that is not saved. */
const $unsaved = atom(false);

/** The way that waits for the user's word; null when nothing is asked. */
export const $waiting = atom<(() => void) | null>(null);

/** Goes a way at once when nothing would be lost, else after the user agreed. */
export function leave(go: () => void): void {
  if ($unsaved.get()) $waiting.set(go);
  else go();
}

export function stay(): void {
  $waiting.set(null);
}

export function leaveAnyway(): void {
  const go = $waiting.get();
  $unsaved.set(false);
  $waiting.set(null);
  go?.();
}

/** What is saved or deleted may be left without a question. */
export function forgetChanges(): void {
  $unsaved.set(false);
}

/** Tells that the screen's form holds changes. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    $unsaved.set(dirty);
    return forgetChanges;
  }, [dirty]);
}

/** Asks before a link, a step back or forward, or the closing of the page loses changes; returns the way to stop that. */
export function guardChanges(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!$unsaved.get() || !link || link.target || link.download || !plain) return;
    // Another order of a list beside the form loses nothing.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => $page.open(link.href));
  };

  const stepped = (repeat: () => void) => {
    if (!$unsaved.get()) return true;
    leave(repeat);
    return false;
  };

  // Whoever is led out has nothing left to save.
  const closed = (event: BeforeUnloadEvent) => {
    if ($unsaved.get() && isAdministrator($session.get())) event.preventDefault();
  };

  document.addEventListener('click', clicked, true);
  const forget = guardTraversal(stepped);
  window.addEventListener('beforeunload', closed);
  return () => {
    document.removeEventListener('click', clicked, true);
    forget();
    window.removeEventListener('beforeunload', closed);
  };
}
