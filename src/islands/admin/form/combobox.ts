import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useResource } from '../../../lib/api/resource.ts';

export interface Option {
  id: number;
  text: string;
  /** Distinguishes options with the same text. */
  hint: string;
  /** Of a customer, who may not book by themselves. */
  isBlocked?: boolean | undefined;
  /** Of a vehicle that is not free; `isDisabled` if it cannot be chosen for that. */
  isTaken?: boolean;
  isDisabled?: boolean;
  /** A title above those that follow one another with the same; the option itself says as much. */
  group?: string | undefined;
}

/** Options shown at most; typing more narrows them down. */
export const maxOptions = 50;
/** Milliseconds to wait after the last key before loading options. */
const pause = 150;

interface Settings {
  value: Option | null;
  find: (text: string) => Promise<Option[]>;
  onChange: (option: Option | null) => void;
}

/** The state and behaviour of a combobox. */
export function useCombobox({ value, find, onChange }: Settings) {
  /** Null if nothing was typed since the last choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  /** Index of the active option; negative if none. */
  const [active, setActive] = useState(-1);
  /** What Enter was pressed for before its options were there. */
  const entered = useRef<string | null>(null);

  const search = useDebounced(typed ?? '');
  const isCurrent = search === (typed ?? '');
  const isWanted = open && isCurrent;
  const load = useCallback(async () => (isWanted ? find(search) : []), [isWanted, search, find]);
  const { resource: answer, retry } = useResource(load);
  // Never those for other words.
  const resource: typeof answer = isCurrent ? answer : { state: 'loading' };
  const options = resource.state === 'ready' ? resource.data.slice(0, maxOptions) : [];

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
    entered.current = null;
  };
  const choose = (option: Option | null) => {
    if (option?.isDisabled) return;
    onChange(option);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    // Clearing the text selects nothing.
    setActive(text ? 0 : -1);
    entered.current = null;
    setOpen(true);
  };
  const blur = () => {
    if (typed === '' && value) onChange(null);
    close();
  };
  const step = (steps: number) => {
    if (!open) {
      setOpen(true);
      setActive(0);
    } else if (active < 0) setActive(steps > 0 ? 0 : options.length - 1);
    else setActive((active + steps + options.length) % Math.max(options.length, 1));
  };
  const enter = () => {
    const option = options[active];
    if (option) choose(option);
    else if (typed === '') choose(null);
    else if (typed === null) close();
    else if (resource.state === 'loading') void takeFirst(typed);
  };
  const takeFirst = async (words: string) => {
    entered.current = words;
    // Why there are none is said where the options would be.
    const [first] = await find(words).catch(() => []);
    if (first && entered.current === words) choose(first);
  };
  const keyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ...(open && { Escape: close, Enter: enter }),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]?.();
  };

  return {
    text: typed ?? value?.text ?? '',
    isTyped: typed !== null,
    open,
    active,
    options,
    resource,
    choose,
    type,
    blur,
    keyDown,
    retry,
    show: () => setOpen(true),
  };
}

/** The text, once it has not changed for `pause`. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
