import { atom } from 'nanostores';

/** Where a phone shows the order of the list, among its filters; null for above the list. */
export const $sortSlot = atom<HTMLElement | null>(null);

export const showSortIn = (slot: HTMLElement | null) => $sortSlot.set(slot);
