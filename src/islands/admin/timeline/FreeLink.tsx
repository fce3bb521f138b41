import type { MouseEvent } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { open } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { useChart } from './chart.ts';
import styles from './Slots.module.css';
import type { FreeSlot } from './slots.ts';
import { dayAt } from './view.ts';

interface Props {
  slot: FreeSlot;
  vehicle: Lane['vehicle'];
}

/** A link to book free time on a lane. */
export function FreeLink({ slot, vehicle }: Props) {
  const { view } = useChart();
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
      style={{ left: `${slot.start * 100}%`, width: `${(slot.end - slot.start) * 100}%` }}
      href={bookFrom(slot.from.slice(0, 10))}
      aria-label={adminTexts().freeSlot(vehicleName(vehicle), dateTime(slot.from))}
      draggable={false}
      onClick={openClickedDay}
    >
      <span aria-hidden="true">+</span>
    </a>
  );
}
