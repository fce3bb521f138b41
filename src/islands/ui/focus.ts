/** Gives the focus to an element where the one that had it is gone or disabled. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
