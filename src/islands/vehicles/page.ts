import { atom, onMount } from 'nanostores';

/** The list's page, 0-based, as the address says it; null until a browser could read it. */
export const $page = atom<number | null>(null);

/** `?page=2` names the second page; what is no such number names the first. */
export function readPage(search: string): number {
  const number = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) - 1 : 0;
}

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
  const read = () => $page.set(readPage(location.search));
  read();
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
});
