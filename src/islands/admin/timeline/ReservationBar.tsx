import type { CSSProperties } from 'react';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, blockTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { statusText } from '../../ui/StatusBadge.tsx';
import { shownName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './Slots.module.css';
import { Grips } from './Grips.tsx';
import { fittingText, shortName, widthOf } from './short-name.ts';
import { stateOfBar, type ReservedSlot } from './slots.ts';
import type { BarHandlers, Movable } from './use-bar-drag.ts';

interface Props {
  slot: ReservedSlot;
  /** The wall time now. */
  now: string;
  /** Width of the lane in pixels; 0 until measured. */
  width: number;
  /** Null if it cannot be moved. */
  movable: Movable | null;
  isMoved: boolean;
  handlers: BarHandlers;
  /** The id of the text that says how it is moved. */
  hintId: string;
}

/** Pixels around the word on the pattern, and for its bolder letters. */
const labelPadding = 16;

/** What a bar says: that the rental is late, and the customer as far as there is room. */
function shownText(name: string, isLate: boolean, pixels: number): string {
  if (!isLate) return shortName(name, pixels);
  const { late } = blockTexts();
  const short = shortName(name, pixels - widthOf(`${late}, `) - labelPadding);
  return short ? `${late}, ${short}` : fittingText(late, pixels - labelPadding);
}

/** A reservation on a lane: a link to it, which can be dragged. */
export function ReservationBar(props: Props) {
  const { slot, now, width, movable, isMoved, handlers, hintId } = props;
  const { id, pickUpTime, dropOffTime, status } = slot.reservation;
  const barState = stateOfBar(slot.reservation, now);
  const isLate = barState === 'late';
  const customer = shownName(slot.reservation.customer);
  const name = adminTexts().bar(customer, dateTime(pickUpTime), dateTime(dropOffTime));
  const state = isLate
    ? blockTexts().lateSince(dateTime(dropOffTime))
    : barState === null
      ? statusText(status)
      : barState === 'missing'
        ? blockTexts().barKinds.missing
        : counterTexts().states[barState];
  const pixels = (slot.end - slot.start) * width;
  const shown = shownText(customer, isLate, pixels);
  // The label must contain the visible text, for voice control.
  const label = name.includes(shown) ? name : `${shown}, ${name}`;
  const style = {
    left: `${slot.start * 100}%`,
    width: `${(slot.end - slot.start) * 100}%`,
    '--late-from': `${(slot.lateFrom ?? 0) * 100}%`,
  } as CSSProperties;
  return (
    <a
      className={`${styles.bar} ${toneOf[barState ?? 'closed'] ?? 'tone-green'}`}
      style={style}
      href={addressOf.reservation(id)}
      title={`${name}, ${state}`}
      aria-label={`${label}, ${state}`}
      data-reserved={barState}
      data-moved={isMoved}
      {...(movable && {
        'aria-describedby': hintId,
        onPointerDown: (event) => handlers.press(event, movable.vehicle, movable),
        onKeyDown: (event) => handlers.keyDown(event, movable, true),
        onBlur: () => handlers.takeBack(movable),
      })}
    >
      {isLate ? <span className={styles.text}>{shown}</span> : shown}
      {movable && <Grips width={pixels} onlyEnd={movable.onlyEnd} />}
    </a>
  );
}

const toneOf: Partial<Record<string, string>> = {
  late: 'tone-red',
  missing: 'tone-red',
  returned: 'tone-blue',
  closed: 'tone-blue',
};
