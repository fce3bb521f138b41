import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Tip {
  /** What was shown when it was opened. */
  of: object;
  text: string;
  /** Pixels within the list. */
  left: number;
  top: number;
}

/** Pixels. */
const maxWidth = 320;

/** Shows the focused element's title, which browsers show on hover only, until Escape or until `shown` changes. */
export function useTip(shown: object) {
  const [tip, setTip] = useState<Tip | null>(null);
  const handlers = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const [link, list] = [target, currentTarget].map((element) =>
        element.getBoundingClientRect(),
      );
      const left = Math.min(link!.left - list!.left, list!.width - maxWidth);
      const position = { left: Math.max(left, 0), top: link!.bottom - list!.top };
      setTip(target.title ? { of: shown, text: target.title, ...position } : null);
    },
    onBlur: () => setTip(null),
  };
  const closeOn = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTip(null);
  };
  return { tip: tip?.of === shown ? tip : null, handlers, closeOn };
}
