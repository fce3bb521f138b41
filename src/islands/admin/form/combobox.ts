import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { useResource } from '../../../lib/resource.ts';

export interface Option {
  id: number;
  text: string;
  /** What else tells it from others of the same text. */
  hint: string;
}

/** More than these are not shown: whoever seeks types on. */
const most = 50;
/** Milliseconds without a key before options are asked for. */
const pause = 150;

interface Settings {
  value: Option | null;
  find: (text: string) => Promise<Option[]>;
  onChange: (option: Option | null) => void;
}

/** The behaviour of a text field that offers options: what is typed, what is offered, which one is marked. */
export function useCombobox({ value, find, onChange }: Settings) {
  /** Null while nothing was typed since the last choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  /** Below 0 nothing is marked. */
  const [active, setActive] = useState(-1);

  const sought = usePaused(typed ?? '');
  const load = useCallback(async () => (open ? find(sought) : []), [open, sought, find]);
  const { resource, retry } = useResource(load);
  const options = resource.state === 'ready' ? resource.data.slice(0, most) : [];

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (option: Option | null) => {
    onChange(option);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    // Who takes the text away wants none of them.
    setActive(text ? 0 : -1);
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
    const marked = options[active];
    if (marked) choose(marked);
    else if (typed === '') choose(null);
    else if (typed === null) close();
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
    open,
    active,
    options,
    found: resource,
    ...{ choose, type, blur, keyDown, retry },
    show: () => setOpen(true),
  };
}

/** A text once it stays the same for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
