import type { CSSProperties, MouseEvent } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { statusText, statusTone } from '../../ui/StatusBadge.tsx';
import { open } from '../shell/navigation.ts';
import { shownName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './SlotLink.module.css';
import { fittingText, shortName, widthOf } from './short-name.ts';
import type { Slot } from './slots.ts';
import { dayAt, type View } from './view.ts';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';

interface Props {
  slot: Slot;
  view: View;
  vehicle: Lane['vehicle'];
  /** Width of the lane in pixels; 0 until measured. */
  width: number;
}

/** A link to a reservation, or to book free time. */
export function SlotLink({ slot, ...props }: Props) {
  return slot.kind === 'reserved' ? (
    <ReservedLink slot={slot} {...props} />
  ) : (
    <FreeLink slot={slot} {...props} />
  );
}

const styleOf = ({ start, end }: Slot) => ({
  left: `${start * 100}%`,
  width: `${(end - start) * 100}%`,
});

type Of<Kind extends Slot['kind']> = Omit<Props, 'slot'> & { slot: Extract<Slot, { kind: Kind }> };

/** Pixels around the word on the pattern, and for its bolder letters. */
const labelPadding = 16;

/** What a bar says: that the rental is late, and the customer as far as there is room. */
function shownText(name: string, isLate: boolean, pixels: number): string {
  if (!isLate) return shortName(name, pixels);
  const { late } = blockTexts();
  const short = shortName(name, pixels - widthOf(`${late}, `) - labelPadding);
  return short ? `${late}, ${short}` : fittingText(late, pixels - labelPadding);
}

function ReservedLink({ slot, width }: Of<'reserved'>) {
  const { id, pickUpTime, dropOffTime, status } = slot.reservation;
  const isLate = slot.lateFrom !== null;
  const customer = shownName(slot.reservation.customer);
  const name = adminTexts().bar(customer, dateTime(pickUpTime), dateTime(dropOffTime));
  const state = isLate ? blockTexts().lateSince(dateTime(dropOffTime)) : statusText(status);
  const shown = shownText(customer, isLate, (slot.end - slot.start) * width);
  // The label must contain the visible text, for voice control.
  const label = name.includes(shown) ? name : `${shown}, ${name}`;
  // The word stands beside a bar that is too short for it.
  const beside =
    slot.end > 0.8 ? { right: `${(1 - slot.start) * 100}%` } : { left: `${slot.end * 100}%` };
  const lateFrom = { '--late-from': `${(slot.lateFrom ?? 0) * 100}%` } as CSSProperties;
  const bar = (
    <a
      className={`${styles.bar} ${isLate ? `tone-red ${styles.late}` : statusTone(status)}`}
      style={{ ...styleOf(slot), ...(isLate && lateFrom) }}
      href={addressOf.reservation(id)}
      title={`${name}, ${state}`}
      aria-label={`${label}, ${state}`}
      data-reserved
    >
      {isLate ? <span className={styles.text}>{shown}</span> : shown}
    </a>
  );
  if (!isLate || shown) return bar;
  return (
    <>
      {bar}
      <span className={styles.beside} style={beside} aria-hidden="true">
        {blockTexts().late}
      </span>
    </>
  );
}

function FreeLink({ slot, view, vehicle }: Of<'free'>) {
  const bookFrom = (day: string) => addressOf.newReservation({ vehicle: vehicle.id, day });
  // A click books from the day under the pointer; the keyboard and new tabs use the first free day.
  const openClickedDay = (event: MouseEvent<HTMLAnchorElement>) => {
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!track || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(bookFrom(dayAt(view, (event.clientX - track.left) / track.width)));
  };
  return (
    <a
      className={styles.free}
      style={styleOf(slot)}
      href={bookFrom(slot.from.slice(0, 10))}
      aria-label={adminTexts().freeSlot(vehicleName(vehicle), dateTime(slot.from))}
      draggable={false}
      onClick={openClickedDay}
    >
      <span aria-hidden="true">+</span>
    </a>
  );
}
