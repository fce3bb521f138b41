import type { CSSProperties } from 'react';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, blockTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { statusText } from '../../ui/StatusBadge.tsx';
import { nameAndFirm } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './Slots.module.css';
import type { BarLabel } from './bar-labels.ts';
import { useChart } from './chart.ts';
import { BarText } from './BarText.tsx';
import { Grips } from './Grips.tsx';
import { moveHelpId } from './Help.tsx';
import { stateOfBar, type ReservedSlot } from './slots.ts';
import type { Movable } from './use-bar-drag.ts';

interface Props {
  slot: ReservedSlot;
  label: BarLabel | undefined;
  /** Null if it cannot be moved. */
  movable: Movable | null;
  isMoved: boolean;
}

/** A reservation on a lane: a link to it, which can be dragged. */
export function ReservationBar({ slot, label, movable, isMoved }: Props) {
  const { now, width, handlers } = useChart();
  const { id, pickUpTime, dropOffTime, status, companyName } = slot.reservation;
  const barState = stateOfBar(slot.reservation, now);
  const isLate = barState === 'late';
  const customer = nameAndFirm(slot.reservation.customer, companyName);
  const name = adminTexts().bar(customer, dateTime(pickUpTime), dateTime(dropOffTime));
  const state = isLate
    ? blockTexts().dueBack(dateTime(dropOffTime))
    : barState === null
      ? statusText(status)
      : barState === 'missing'
        ? blockTexts().barKinds.missing
        : counterTexts().states[barState];
  const pixels = (slot.end - slot.start) * width;
  const shown = label?.text ?? '';
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
      // It must contain the visible text, for voice control.
      aria-label={`${name.includes(shown) ? name : `${shown}, ${name}`}, ${state}`}
      data-reserved={barState}
      data-moved={isMoved}
      {...(movable && {
        'aria-describedby': moveHelpId,
        onPointerDown: (event) => handlers.press(event, movable.vehicle, movable),
        onKeyDown: (event) => handlers.keyDown(event, movable, true),
        onBlur: () => handlers.takeBack(movable),
      })}
    >
      <BarText label={label} />
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
