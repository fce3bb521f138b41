import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Focuses an element if the focused one was removed or disabled. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** For a dialog: Radix goes from its last control to its first one without scrolling there. */
export const focusInSight = {
  onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest' }),
};

/** Whether a form may take the focus when it opens: on a phone or tablet a keyboard would cover what it is about. */
export const isAtDesk = (): boolean => !matchMedia('(any-pointer: coarse)').matches;

/**
 * For a dialog without a trigger: its focus goes back to what had it before or to another place, if nothing else has it by then.
 * Where that is gone, it goes to the page's content.
 */
export function useFocusBefore(returnTo?: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      // The dialog would focus its trigger.
      event.preventDefault();
      const { current: place } = returnTo ?? before;
      focusIfLost(place?.isConnected ? place : document.querySelector('main'));
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
