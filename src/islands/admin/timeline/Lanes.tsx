import { useCallback, useId, useState } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';
import { Axis } from './Axis.tsx';
import styles from './Lanes.module.css';
import { LaneTrack } from './LaneTrack.tsx';
import { moveFocus } from './move-focus.ts';
import { useBlockDrag } from './use-block-drag.ts';
import type { Blocks } from './use-blocks.ts';
import { useTip } from './use-tip.ts';
import { VehicleCell } from './VehicleCell.tsx';
import type { View } from './view.ts';

interface Props {
  view: View;
  lanes: readonly Lane[];
  blocks: Blocks;
}

/** A lane for each vehicle, with its reservations and blocks as bars and links to book the time in between. */
export function Lanes({ view, lanes, blocks }: Props) {
  const now = `${wallTime()}:00`;
  const hintId = useId();
  const { width, ref } = useWidth();
  const { tip, handlers, closeOn } = useTip(lanes);
  const drag = useBlockDrag(view, lanes, blocks);
  if (lanes.length === 0) return <p className="notice notice--info">{adminTexts().noVehicles}</p>;
  return (
    <>
      <div className={styles.frame}>
        <Axis view={view} />
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys are a shortcut: Tab reaches all links too */}
        <ul
          role="list"
          className={styles.lanes}
          onKeyDown={(event) => {
            closeOn(event);
            moveFocus(event);
          }}
          {...handlers}
        >
          {lanes.map((lane, row) => (
            <li key={lane.vehicle.id} className={styles.lane}>
              <VehicleCell vehicle={lane.vehicle} today={now.slice(0, 10)} blocks={blocks} />
              <LaneTrack
                ref={row === 0 ? ref : undefined}
                lane={lane}
                view={view}
                now={now}
                width={width}
                drag={drag}
                blocks={blocks}
                hintId={hintId}
              />
            </li>
          ))}
          {tip && (
            <li
              className={styles.tip}
              style={{ left: `min(${tip.left}px, 100% - min(100%, 20rem))`, top: tip.top }}
              aria-hidden="true"
              data-tip
            >
              {drag.moving ?? tip.text}
            </li>
          )}
        </ul>
      </div>
      <p id={hintId} className={`muted ${styles.hint}`}>
        {blockTexts().howToMove}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {drag.said}
      </p>
    </>
  );
}

/** The width in pixels of the element with the returned ref; 0 until measured. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
