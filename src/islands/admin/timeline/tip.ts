import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Tip {
  text: string;
  /** Pixels within the list. */
  left: number;
  top: number;
}

/** Pixels: the width that a tip takes at most. */
const widest = 320;

/** What the focused link's title says: a pointer is shown it by the browser, the keyboard is not. Escape takes it away. */
export function useTip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const handlers = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const [link, list] = [target, currentTarget].map((element) =>
        element.getBoundingClientRect(),
      );
      const left = Math.min(link!.left - list!.left, list!.width - widest);
      const place = { left: Math.max(left, 0), top: link!.bottom - list!.top };
      setTip(target.title ? { text: target.title, ...place } : null);
    },
    onBlur: () => setTip(null),
  };
  const closeOn = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTip(null);
  };
  return { tip, handlers, closeOn };
}
