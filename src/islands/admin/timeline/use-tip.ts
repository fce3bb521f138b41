import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Tip {
  text: string;
  /** Pixels within the list. */
  left: number;
  top: number;
}

/** Pixels. */
const maxWidth = 320;

/** Shows the focused link's title, which browsers show on hover only. Escape hides it. */
export function useTip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const handlers = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const [link, list] = [target, currentTarget].map((element) =>
        element.getBoundingClientRect(),
      );
      const left = Math.min(link!.left - list!.left, list!.width - maxWidth);
      const position = { left: Math.max(left, 0), top: link!.bottom - list!.top };
      setTip(target.title ? { text: target.title, ...position } : null);
    },
    onBlur: () => setTip(null),
  };
  const closeOn = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTip(null);
  };
  return { tip, handlers, closeOn };
}
