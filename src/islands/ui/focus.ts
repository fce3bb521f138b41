import { useEffect, useRef } from 'react';

/** Gives the focus to an element where the one that had it is gone or disabled. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** For a button that is disabled while its work is under way: it has the focus again afterwards, or else its form has. */
export function useFocusBack(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const pressed = button.current;
    if (!pending || !pressed) return;
    return () => focusIfLost(pressed.matches(':disabled') ? pressed.form : pressed);
  }, [pending]);
  return button;
}
