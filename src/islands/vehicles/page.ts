import { atom, onMount } from 'nanostores';
import { readPage } from '../../lib/site/addresses.ts';

/** The list's page (0-based) from the address; null until the browser has read it. */
export const $page = atom<number | null>(null);

/** Sets the page of an address, preserving other parameters; the first page needs none. */
export function pageAddress(address: string, page: number): string {
  const url = new URL(address);
  if (page === 0) url.searchParams.delete('page');
  else url.searchParams.set('page', String(page + 1));
  return url.pathname + url.search;
}

/** Opens a page as a new history entry. */
export function openPage(page: number): void {
  history.pushState(null, '', pageAddress(location.href, page));
  $page.set(page);
}

/** Replaces an address whose page is beyond the last. */
export function correctPage(page: number): void {
  history.replaceState(null, '', pageAddress(location.href, page));
  $page.set(page);
}

onMount($page, () => {
  if (typeof window === 'undefined') return;
  const read = () => $page.set(readPage(new URLSearchParams(location.search).get('page')));
  read();
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
});
