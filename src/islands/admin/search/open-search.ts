import { atom } from 'nanostores';

/** Whether the search over all records is open. */
export const $isSearchOpen = atom(false);

/** Pressing again takes a notice away that its script is lost. */
export const toggleSearch = (): void => $isSearchOpen.set(!$isSearchOpen.get());
export const closeSearch = (): void => $isSearchOpen.set(false);

/** Toggles the search by Ctrl-K or Cmd-K from anywhere but another dialog. Returns the unsubscribe function. */
export function listenForKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k') return;
    // Else the browser would leave the page for its own search.
    event.preventDefault();
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) toggleSearch();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
