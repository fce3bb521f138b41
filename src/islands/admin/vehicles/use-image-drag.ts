import { useState, type PointerEvent, type RefObject } from 'react';
import { followPointer } from '../follow-pointer.ts';

interface Drag {
  from: number;
  to: number;
  /** Pixels from where it was. */
  by: number;
  /** What the others make room for, in pixels. */
  room: number;
}

/** Drags an item of a list, of which each takes the whole width, to another place. */
export function useImageDrag(
  list: RefObject<HTMLElement | null>,
  onPlace: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function press(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0 || !list.current) return;
    // Else a picture would be dragged out of the window.
    event.preventDefault();
    const boxes = [...list.current.children].map((item) => item.getBoundingClientRect());
    const own = boxes[from]!;
    const gap = boxes.length > 1 ? boxes[1]!.top - boxes[0]!.bottom : 0;
    const start = event.clientY;
    const at = (y: number): Drag => {
      const by = y - start;
      const middle = (own.top + own.bottom) / 2 + by;
      // Its place is behind all others whose middles are above its own.
      const to = boxes.filter(
        ({ top, bottom }, index) => index !== from && (top + bottom) / 2 < middle,
      ).length;
      return { from, to, by, room: own.height + gap };
    };
    followPointer(
      event.nativeEvent,
      {
        move: (y) => setDrag(at(y)),
        drop: (y) => {
          setDrag(null);
          if (at(y).to !== from) onPlace(from, at(y).to);
        },
        cancel: () => setDrag(null),
      },
      'clientY',
    );
  }

  /** How far an item is from its place, in pixels; null if nothing is dragged. */
  function shiftOf(index: number): number | null {
    if (!drag) return null;
    const { from, to, by, room } = drag;
    if (index === from) return by;
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  }

  return { press, shiftOf, isDragged: (index: number) => drag?.from === index };
}
