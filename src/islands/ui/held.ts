import { createContext, useContext, type KeyboardEvent, type SyntheticEvent } from 'react';

/** Whether the form around is being sent. Then its fields can be read, but not changed. */
export const Held = createContext(false);
export const useHeld = () => useContext(Held);

function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Other keys lead on, or are the browser's. */
const presses = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !/^(Tab|Escape|Shift|F\d+)$/.test(key);

/** For what has no `readOnly`: handlers with which nothing can be pressed or chosen, and what has the focus keeps it. */
export const hold = {
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (presses(event)) stop(event);
  },
  onMouseDownCapture: stop,
  onClickCapture: stop,
  onDropCapture: stop,
};
