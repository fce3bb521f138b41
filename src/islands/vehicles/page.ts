import { atom, onMount } from 'nanostores';
import { readPage } from '../../lib/read-page.ts';

/** The list's page, 0-based, as the address says it; null until a browser could read it. */
export const $page = atom<number | null>(null);

/** The address of a page, with whatever else the address held; the first page needs no number. */
export function pageAddress(address: string, page: number): string {
  const url = new URL(address);
  if (page === 0) url.searchParams.delete('page');
  else url.searchParams.set('page', String(page + 1));
  return url.pathname + url.search;
}

/** A step that the back button takes back. */
export function openPage(page: number): void {
  history.pushState(null, '', pageAddress(location.href, page));
  $page.set(page);
}

/** Corrects an address that names a page behind the last. */
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
