import type { Ref } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { BlockBar, DrawnBlock } from './BlockBar.tsx';
import { DueMarks } from './DueMarks.tsx';
import styles from './Lanes.module.css';
import { SlotLink } from './SlotLink.tsx';
import { slotsOf } from './slots.ts';
import type { BlockDrag } from './use-block-drag.ts';
import type { Blocks } from './use-blocks.ts';
import { shareOf, type View } from './view.ts';

/** Pixels of the smallest touch target. */
const minTarget = 24;

interface Props {
  lane: Lane;
  view: View;
  /** The wall time now, `YYYY-MM-DDTHH:mm:ss`. */
  now: string;
  /** Of the lane in pixels; 0 until measured. */
  width: number;
  ref?: Ref<HTMLDivElement> | undefined;
  drag: BlockDrag;
  blocks: Blocks;
  /** The id of the text that says how blocks are moved. */
  hintId: string;
}

/** When a vehicle is rented, free or out of service. */
export function LaneTrack({ lane, view, now, width, ref, drag, blocks, hintId }: Props) {
  const { vehicle } = lane;
  const minShare = width > 0 ? minTarget / width : 1 / 28;
  const today = shareOf(view, now);
  const drawn = drag.drawnOn(vehicle.id);
  // Moving a bar in the document would take its focus.
  const byId = lane.blocks.toSorted((block, other) => block.id - other.id);
  return (
    <div
      ref={ref}
      className={styles.track}
      style={{ backgroundSize: `${100 / view.days}% 100%` }}
      data-lane
      onPointerDown={(event) => drag.pressed(event, lane)}
      onDragStart={(event) => event.preventDefault()}
    >
      {today >= 0 && today <= 1 && (
        <span className={styles.now} style={{ left: `${today * 100}%` }} />
      )}
      {slotsOf(view, lane, now, minShare).map((slot, index) => (
        <SlotLink
          key={`${view.from}-${index}`}
          slot={slot}
          view={view}
          vehicle={vehicle}
          width={width}
        />
      ))}
      {byId.map((block) => (
        <BlockBar
          key={block.id}
          block={block}
          vehicle={vehicle}
          view={view}
          minShare={minShare}
          width={width}
          drag={drag}
          blocks={blocks}
          hintId={hintId}
        />
      ))}
      {drawn && <DrawnBlock span={drawn} view={view} />}
      <DueMarks vehicle={vehicle} view={view} today={now.slice(0, 10)} />
    </div>
  );
}
