import { atom } from 'nanostores';
import { limits } from '../../../../contract/values/limits.ts';
import { isInput } from '../../ui/submitting.ts';

/** Whether the search over all records is open. */
export const $isSearchOpen = atom(false);

/** What is typed into it. */
export const $searchText = atom('');
export const typeSearch = (text: string): void => $searchText.set(text);

/** Pressing again takes a notice away that its script is lost. */
export const toggleSearch = (): void =>
  $isSearchOpen.get() ? closeSearch() : $isSearchOpen.set(true);

export function closeSearch(): void {
  $isSearchOpen.set(false);
  typeSearch('');
}

/** Takes what is typed before the search's script has come: the field has it then. Returns what ends this. */
export function catchKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeSearch();
    if (!isInput(event)) return;
    // The page behind would scroll, and what has its focus would be pressed.
    event.preventDefault();
    event.stopPropagation();
    const text = $searchText.get();
    if (event.key === 'Backspace') typeSearch(text.slice(0, -1));
    if (event.key.length === 1) typeSearch(`${text}${event.key}`.slice(0, limits.search));
  };
  document.addEventListener('keydown', onKey, true);
  return () => document.removeEventListener('keydown', onKey, true);
}

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
