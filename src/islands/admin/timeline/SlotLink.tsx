import type { MouseEvent } from 'react';
import type { Lane } from '../../../../contract/timeline.ts';
import { dateTime } from '../../../lib/format.ts';
import { statusTone } from '../../ui/StatusBadge.tsx';
import { open } from '../shell/history.ts';
import { addressOf } from '../shell/router.ts';
import styles from './SlotLink.module.css';
import { shortName } from './short-name.ts';
import { dayAt, type Slot, type View } from './view.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

interface Props {
  slot: Slot;
  view: View;
  vehicle: Lane['vehicle'];
  /** Width of the lane in pixels; 0 until measured. */
  width: number;
}

/** A link to a reservation, or to book free time. */
export function SlotLink({ slot, view, vehicle, width }: Props) {
  const style = { left: `${slot.start * 100}%`, width: `${(slot.end - slot.start) * 100}%` };
  if (slot.kind === 'reserved') {
    const { id, customer, pickUpTime, dropOffTime, status } = slot.reservation;
    const name = adminTexts.bar(customer, dateTime(pickUpTime), dateTime(dropOffTime));
    const shown = shortName(customer, (slot.end - slot.start) * width);
    // The label must contain the visible text, for voice control.
    const label = name.includes(shown) ? name : `${shown}, ${name}`;
    return (
      <a
        className={`${styles.bar} ${statusTone(status)}`}
        style={style}
        href={addressOf.reservation(id)}
        title={`${name}, ${status}`}
        aria-label={`${label}, ${status}`}
      >
        {shown}
      </a>
    );
  }
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
      style={style}
      href={bookFrom(slot.from.slice(0, 10))}
      aria-label={adminTexts.freeSlot(vehicle.model, dateTime(slot.from))}
      onClick={openClickedDay}
    >
      <span aria-hidden="true">+</span>
    </a>
  );
}
