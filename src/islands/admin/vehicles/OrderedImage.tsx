import type { PointerEvent } from 'react';
import { fleetTexts } from '../../../lib/fleet-texts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './FurtherImages.module.css';
import { ImagePreview } from './ImagePreview.tsx';
import type { FormImage } from './vehicle-form.ts';

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
