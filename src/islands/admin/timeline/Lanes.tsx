import { memo, useCallback, useMemo, useState } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Axis } from './Axis.tsx';
import { groupsOf, type Grouping } from './groups.ts';
import styles from './Lanes.module.css';
import { ChartContext } from './chart.ts';
import { LaneTrack } from './LaneTrack.tsx';
import { Legend } from './Legend.tsx';
import { moveFocus } from './move-focus.ts';
import { useBarDrag, type Draft } from './use-bar-drag.ts';
import type { Blocks } from './use-blocks.ts';
import type { ReservationMove } from './use-reservation-move.ts';
import { useLatest } from './use-latest.ts';
import { useNear } from './use-near.ts';
import { useTip } from './use-tip.ts';
import { VehicleCell } from './VehicleCell.tsx';
import type { View } from './view.ts';

interface Props {
  view: View;
  lanes: readonly Lane[];
  /** Null for none. */
  grouping: Grouping | null;
  blocks: Blocks;
  movableOf: ReservationMove['movableOf'];
}

/** A lane for each vehicle, with its reservations and blocks as bars and links to book the time in between. */
export function Lanes({ view, lanes, grouping, blocks, movableOf }: Props) {
  const now = `${wallTime()}:00`;
  const { width, ref } = useWidth();
  const { tip, handlers: tipHandlers, closeOn } = useTip(lanes);
  const { handlers, draft, said, moving } = useBarDrag({ view, lanes, onDraw: blocks.create });
  const latestBlocks = useLatest(blocks);
  const plan = useCallback(
    (vehicle: Lane['vehicle']) => latestBlocks.current.plan(vehicle),
    [latestBlocks],
  );
  const chart = useMemo(
    () => ({ view, now, width, handlers, blocks, movableOf }),
    [view, now, width, handlers, blocks, movableOf],
  );
  if (lanes.length === 0) return <p className="notice notice--info">{adminTexts().noVehicles}</p>;
  return (
    <ChartContext value={chart}>
      <div className={styles.frame}>
        <Axis view={view} />
        {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- arrow keys are a shortcut: Tab reaches all links too */}
        <div
          className={styles.lanes}
          onKeyDown={(event) => {
            closeOn(event);
            moveFocus(event);
          }}
          {...tipHandlers}
        >
          {groupsOf(lanes, grouping).map((group) => (
            <section key={group.name} aria-label={group.name || undefined}>
              {group.name && <h2 className={styles.group}>{group.name}</h2>}
              <ul role="list">
                {group.lanes.map((lane) => (
                  <LaneRow
                    key={lane.vehicle.id}
                    lane={lane}
                    draft={draft && isOn(draft, lane.vehicle.id) ? draft : null}
                    today={now.slice(0, 10)}
                    onPlan={plan}
                    widthRef={lane === lanes[0] ? ref : undefined}
                  />
                ))}
              </ul>
            </section>
          ))}
          {tip && !moving && (
            <p
              className={styles.tip}
              style={{ left: `min(${tip.left}px, 100% - min(100%, 20rem))`, top: tip.top }}
              aria-hidden="true"
              data-tip
            >
              {tip.text}
            </p>
          )}
        </div>
        {moving && (
          <p className={styles.moving} aria-hidden="true" data-moving>
            {moving}
          </p>
        )}
      </div>
      <Legend />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </ChartContext>
  );
}

/** Whether a lane shows a bar as it is moved, or where it came from. */
const isOn = ({ vehicle, bar }: Draft, vehicleId: number) =>
  vehicle.id === vehicleId || bar?.vehicle.id === vehicleId;

interface LaneRowProps {
  lane: Lane;
  draft: Draft | null;
  today: string;
  onPlan: (vehicle: Lane['vehicle']) => void;
  /** Of what shows how wide a lane is. */
  widthRef?: Measured | undefined;
}

/** Drawn again only if something of it changed, and its bars only in sight: a fleet may have hundreds. */
const LaneRow = memo(function LaneRow({ lane, draft, today, onPlan, widthRef }: LaneRowProps) {
  const { isNear, ref } = useNear();
  return (
    <li ref={ref} className={styles.lane} data-empty={isEmpty(lane)}>
      <VehicleCell vehicle={lane.vehicle} today={today} onPlan={onPlan} />
      {isNear || widthRef ? (
        <LaneTrack ref={widthRef} lane={lane} draft={draft} />
      ) : (
        <div className={styles.track} data-lane={lane.vehicle.id} />
      )}
    </li>
  );
});

const isEmpty = ({ reservations, transfers, blocks }: Lane): boolean =>
  reservations.length + transfers.length + blocks.length === 0;

type Measured = (element: HTMLElement | null) => (() => void) | undefined;

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
