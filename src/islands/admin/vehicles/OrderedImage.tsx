import { type PointerEvent, useState, type RefObject } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './FurtherImages.module.css';
import { ImagePreview } from './ImagePreview.tsx';
import type { FormImage } from './vehicle-form.ts';
import { followPointer } from '../follow-pointer.ts';
import { fleetTexts } from '../../../lib/texts/texts.ts';

export type ImageAction = 'earlier' | 'later' | 'remove';

interface Props {
  image: FormImage;
  /** Its place among all, from 0: the first is the main one. */
  index: number;
  isLast: boolean;
  /** Pixels from its place while one is dragged, else null. */
  shift: number | null;
  isDragged: boolean;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onAct: (action: ImageAction) => void;
}

/** An image of the list, with what moves it. */
export function OrderedImage(props: Props) {
  const { image, index, isLast, shift, isDragged, onPress, onAct } = props;
  const texts = fleetTexts();
  const number = index + 1;
  const name = index === 0 ? texts.mainImage : texts.furtherImage(number);
  const buttons: [action: ImageAction, icon: IconName, label: string, disabled: boolean][] = [
    [
      'earlier',
      'up',
      index === 1 ? texts.makeMain(number) : texts.moveEarlier(number),
      index === 0,
    ],
    ['later', 'down', texts.moveLater(number), isLast],
    ['remove', 'close', texts.removeImage(number), false],
  ];
  return (
    <li
      className={styles.item}
      data-dragged={isDragged}
      data-shifted={shift !== null}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      {/* By keyboard the buttons do the same. */}
      <span className={styles.picture} onPointerDown={onPress}>
        <ImagePreview image={image} alt={name} />
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <span className={styles.grip} aria-hidden="true">
          <Grip />
        </span>
      </span>
      {buttons.map(([action, icon, label, disabled]) => (
        <button
          key={action}
          type="button"
          data-action={action}
          disabled={disabled}
          aria-label={label}
          onClick={() => onAct(action)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </li>
  );
}

/** Not among the icons of all screens. */
const Grip = () => (
  <svg className="icon" viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="currentColor">
    {[6, 12, 18].flatMap((y) =>
      [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
    )}
  </svg>
);

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
    followPointer(event.nativeEvent, {
      move: ({ clientY }) => setDrag(at(clientY)),
      drop: ({ clientY }) => {
        setDrag(null);
        if (at(clientY).to !== from) onPlace(from, at(clientY).to);
      },
      cancel: () => setDrag(null),
    });
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
