import { createContext, useContext, type KeyboardEvent, type SyntheticEvent } from 'react';

/** Whether the surrounding form is submitting; its fields are read-only then. */
export const SubmittingContext = createContext(false);
export const useSubmitting = () => useContext(SubmittingContext);

function block(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Other keys move the focus or belong to the browser. Windows says Control and Alt for AltGr, which types. */
export const isInput = ({ key, ctrlKey, altKey, metaKey }: Key): boolean =>
  (!ctrlKey || altKey) && !metaKey && !/^(Tab|Escape|Shift|F\d+)$/.test(key);

/** Event handlers for controls without `readOnly`: they block all input, but keep the focus. */
export const blockInput = {
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (isInput(event)) block(event);
  },
  onMouseDownCapture: block,
  onClickCapture: block,
  onDropCapture: block,
};
