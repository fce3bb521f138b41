import { useCallback, useState } from 'react';
import type { Lane } from '../../../../contract/timeline.ts';
import { wallTime } from '../../../lib/clock.ts';
import { addressOf } from '../shell/router.ts';
import { Axis } from './Axis.tsx';
import styles from './Lanes.module.css';
import { moveFocus } from './move-focus.ts';
import { SlotLink } from './SlotLink.tsx';
import { useTip } from './use-tip.ts';
import { shareOf, slotsOf, type View } from './view.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Pixels of the smallest touch target. */
const minTarget = 24;

const keyOf = (from: string, index: number) => `${from}-${index}`;

interface Props {
  view: View;
  lanes: readonly Lane[];
}

/** A lane for each vehicle, with its reservations as bars and links to book the time in between. */
export function Lanes({ view, lanes }: Props) {
  const now = wallTime();
  const { width, ref } = useWidth();
  const { tip, handlers, closeOn } = useTip();
  const minShare = width > 0 ? minTarget / width : 1 / 28;
  const today = shareOf(view, `${now}:00`);
  if (lanes.length === 0) return <p className="notice notice--info">{adminTexts.noVehicles}</p>;
  return (
    <div className={styles.frame}>
      <Axis view={view} />
      {/* Arrow keys are a shortcut: the tab key reaches all links too. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
      <ul
        role="list"
        className={styles.lanes}
        onKeyDown={(event) => {
          closeOn(event);
          moveFocus(event);
        }}
        {...handlers}
      >
        {lanes.map(({ vehicle, reservations }, row) => (
          <li key={vehicle.id} className={styles.lane}>
            <a className={styles.vehicle} href={addressOf.vehicle(vehicle.id)}>
              {vehicle.model}
            </a>
            <div
              ref={row === 0 ? ref : undefined}
              className={styles.track}
              style={{ backgroundSize: `${100 / view.days}% 100%` }}
              data-lane
            >
              {today >= 0 && today <= 1 && (
                <span className={styles.now} style={{ left: `${today * 100}%` }} />
              )}
              {slotsOf(view, reservations, `${now}:00`, minShare).map((slot, index) => (
                <SlotLink
                  key={keyOf(view.from, index)}
                  slot={slot}
                  view={view}
                  vehicle={vehicle}
                  width={width}
                />
              ))}
            </div>
          </li>
        ))}
        {tip && (
          <li
            className={styles.tip}
            style={{ left: tip.left, top: tip.top }}
            aria-hidden="true"
            data-tip
          >
            {tip.text}
          </li>
        )}
      </ul>
    </div>
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
