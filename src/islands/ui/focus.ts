import { useEffect, useRef } from 'react';

/** Focuses an element if the focused one was removed or disabled. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** For a dialog without a trigger: its focus goes back to what had it before, if nothing else has it by then. */
export function useFocusBefore() {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      // The dialog would focus its trigger.
      event.preventDefault();
      focusIfLost(before.current);
    },
  };
}

/** Returns the focus to a button that was disabled while pending, or to its form if the button stays disabled. */
export function useFocusBack(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const pressed = button.current;
    if (!pending || !pressed) return;
    return () => focusIfLost(pressed.matches(':disabled') ? pressed.form : pressed);
  }, [pending]);
  return button;
}
