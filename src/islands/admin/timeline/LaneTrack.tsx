import type { Ref } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { BlockBar, DraftBar } from './BlockBar.tsx';
import { useChart } from './chart.ts';
import { DueMarks } from './DueMarks.tsx';
import { FreeLink } from './FreeLink.tsx';
import styles from './Lanes.module.css';
import { ReservationBar } from './ReservationBar.tsx';
import { laneLabels } from './lane-labels.ts';
import { keyOf, slotsOf } from './slots.ts';
import { TransferBar } from './TransferBar.tsx';
import type { Draft } from './use-bar-drag.ts';
import { columnsOf, shareOf } from './view.ts';

interface Props {
  lane: Lane;
  /** What is drawn on this lane, or moved to or from it. */
  draft: Draft | null;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** When a vehicle is rented, free or out of service. */
export function LaneTrack({ lane, draft, ref }: Props) {
  const { view, now, width, minShare, handlers, movableOf } = useChart();
  const { vehicle } = lane;
  const today = shareOf(view, now);
  const movedKey = draft?.bar?.key;
  const slots = slotsOf(view, lane, now, minShare);
  const labels = laneLabels(slots, lane, { view, now, width, minShare });
  // Moving a bar in the document would take its focus.
  const byId = lane.blocks.toSorted((block, other) => block.id - other.id);
  return (
    <div
      ref={ref}
      className={styles.track}
      style={{ backgroundSize: `${100 / columnsOf(view)}% 100%` }}
      data-lane={vehicle.id}
      data-missing={lane.reservations.some(({ vehicleMissing }) => vehicleMissing)}
      onPointerDown={(event) => handlers.press(event, vehicle)}
      onDragStart={(event) => event.preventDefault()}
    >
      {today >= 0 && today <= 1 && (
        <span className={styles.now} style={{ left: `${today * 100}%` }} />
      )}
      {slots.map((slot, index) => {
        const key = `${view.from}-${index}`;
        if (slot.kind === 'free') return <FreeLink key={key} slot={slot} vehicle={vehicle} />;
        const movable = movableOf(slot.reservation, vehicle);
        return (
          <ReservationBar
            key={key}
            slot={slot}
            label={labels.get(keyOf(slot))}
            movable={movable}
            isMoved={movable !== null && movable.key === movedKey}
          />
        );
      })}
      {lane.transfers.map((transfer) => (
        <TransferBar
          key={transfer.reservationId}
          transfer={transfer}
          label={labels.get(`transfer-${transfer.reservationId}`)}
        />
      ))}
      {byId.map((block) => (
        <BlockBar
          key={block.id}
          block={block}
          vehicle={vehicle}
          label={labels.get(`block-${block.id}`)}
          movedKey={movedKey}
        />
      ))}
      {draft?.vehicle.id === vehicle.id && <DraftBar span={draft.span} />}
      <DueMarks vehicle={vehicle} />
    </div>
  );
}
