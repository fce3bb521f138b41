import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { followPointer, type Position } from '../follow-pointer.ts';
import { drawn, movedBy, movedByKey, snapOf, type Grip, type Span } from './span.ts';
import { useLatest } from './use-latest.ts';
import type { View } from './view.ts';

type Vehicle = Lane['vehicle'];

/** A block or a reservation that can be moved. */
export interface Movable {
  /** Among all bars. */
  key: string;
  vehicle: Vehicle;
  span: Span;
  /** Whether only its end can be moved, as of a rental that is out. */
  onlyEnd?: boolean;
  /** Whether another vehicle can have it. */
  changesLane?: boolean;
  nameOf: (span: Span, vehicle: Vehicle) => string;
  /** Whether it is stored or asked about; else the bar stays where it was. */
  store: (span: Span, vehicle: Vehicle) => Promise<boolean>;
}

/** A bar as it is drawn or moved, before it is stored; `bar` is null for a new one. */
export interface Draft {
  lanes: readonly Lane[];
  vehicle: Vehicle;
  bar: Movable | null;
  span: Span;
  /** Whether it is shown until the lanes show it. */
  isStored?: boolean;
}

/** Where bars are drawn and moved. */
interface Chart {
  view: View;
  lanes: readonly Lane[];
  onDraw: (vehicle: Vehicle, span: Span) => void;
}

/** Whether a bar stands where it was when somebody began to move it. */
const stands = ({ key, vehicle, span }: Movable, lanes: readonly Lane[]): boolean =>
  lanes
    .filter((lane) => lane.vehicle.id === vehicle.id)
    .some(
      ({ reservations, blocks }) =>
        reservations.some(
          ({ id, pickUpTime, dropOffTime }) =>
            key === `reservation-${id}` && span.from === pickUpTime && span.until === dropOffTime,
        ) ||
        blocks.some(
          ({ id, from, until }) =>
            key === `block-${id}` && span.from === from && span.until === until,
        ),
    );

/** Whether a draft still makes sense: after others changed its bar, or once it is stored and shown, it does not. */
const isValid = (draft: Draft, lanes: readonly Lane[]): boolean =>
  draft.lanes === lanes || (!draft.isStored && draft.bar !== null && stands(draft.bar, lanes));

/** Draws and moves bars, by pointer and by keyboard, until somebody else has changed them. */
export function useBarDrag(chart: Chart) {
  const [made, setMade] = useState<Draft | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef<Draft | null>(null);
  const now = useLatest(chart);
  const draft = made && isValid(made, chart.lanes) ? made : null;

  const handlers = useMemo(() => {
    const show = (next: Draft | null) => {
      latest.current = next;
      setMade(next);
    };
    const draftOf = ({ key }: Movable) =>
      latest.current?.bar?.key === key && isValid(latest.current, now.current.lanes)
        ? latest.current
        : null;

    async function store(moved: Draft, bar: Movable): Promise<void> {
      const { span, vehicle } = moved;
      setSaid('');
      // It stays where it was moved to until the lanes show it.
      show({ ...moved, isStored: true });
      if (!(await bar.store(span, vehicle))) show(null);
    }
    function takeBack(bar: Movable): void {
      const draft = draftOf(bar);
      if (!draft || draft.isStored) return;
      show(null);
      setSaid(blockTexts().takenBack(bar.nameOf(bar.span, bar.vehicle)));
    }

    /** On a lane, or on a bar of it. Fingers scroll: they use the dialog. */
    function press(
      event: PointerEvent<HTMLElement>,
      vehicle: Vehicle,
      bar: Movable | null = null,
    ): void {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      event.stopPropagation();
      if (bar && draftOf(bar)?.isStored) return;
      const { view, lanes, onDraw } = now.current;
      const track = event.currentTarget.closest('[data-lane]')!.getBoundingClientRect();
      const shareAt = (x: number) => (x - track.left) / track.width;
      const first = event.clientX;
      const grip = (event.target as HTMLElement).dataset.grip as Grip | undefined;
      const draftAt = ({ clientX, clientY }: Position): Draft => {
        if (!bar)
          return { lanes, vehicle, bar, span: drawn(view, shareAt(first), shareAt(clientX)) };
        const step = snapOf(view);
        const minutes = (shareAt(clientX) - shareAt(first)) * view.days * 24 * 60;
        const moved = bar.onlyEnd ? 'until' : (grip ?? 'all');
        const isElsewhere = bar.changesLane && moved === 'all';
        return {
          lanes,
          vehicle: (isElsewhere && vehicleAt(lanes, clientX, clientY)) || vehicle,
          bar,
          span: movedBy(bar.span, moved, Math.round(minutes / step) * step),
        };
      };
      followPointer(event.nativeEvent, {
        move: (position) => show(draftAt(position)),
        drop: (position) => {
          const dropped = draftAt(position);
          if (bar) return void store(dropped, bar);
          show(null);
          onDraw(vehicle, dropped.span);
        },
        cancel: () => show(null),
      });
    }

    function move(bar: Movable, event: KeyboardEvent<HTMLElement>): Draft | null {
      const { lanes } = now.current;
      const { span, vehicle } = draftOf(bar) ?? bar;
      const next = { lanes, bar, span, vehicle };
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (bar.changesLane && step && !event.shiftKey && !event.altKey) {
        const row = lanes.findIndex((lane) => lane.vehicle.id === vehicle.id);
        return { ...next, vehicle: lanes[row + step]?.vehicle ?? vehicle };
      }
      const moved = movedByKey(span, event);
      if (!moved) return null;
      return { ...next, span: bar.onlyEnd ? { ...moved, from: span.from } : moved };
    }

    /** On a bar. A link is moved only once Space has picked it up: until then arrows go from link to link. */
    function keyDown(event: KeyboardEvent<HTMLElement>, bar: Movable, isLink = false): void {
      const current = draftOf(bar);
      if (current?.isStored) return;
      const isPickedUp = isLink && event.key === ' ' && !current;
      const next = isPickedUp
        ? { lanes: now.current.lanes, bar, span: bar.span, vehicle: bar.vehicle }
        : !isLink || current
          ? move(bar, event)
          : null;
      if (next) {
        show(next);
        setSaid(blockTexts().moving(bar.nameOf(next.span, next.vehicle)));
      } else if (event.key === 'Escape' && current) takeBack(bar);
      else if (event.key === 'Enter' && current) void store(current, bar);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    return { press, keyDown, takeBack };
  }, [now]);

  return {
    handlers,
    draft,
    said,
    /** What is moved, in words; null without it. */
    moving: draft?.bar?.nameOf(draft.span, draft.vehicle) ?? null,
  };
}
export type BarHandlers = ReturnType<typeof useBarDrag>['handlers'];

/** The vehicle whose lane is at a position in the window. */
function vehicleAt(lanes: readonly Lane[], x: number, y: number): Vehicle | undefined {
  const lane = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-lane]'))
    .find((found) => found !== null);
  return lanes.find(({ vehicle }) => String(vehicle.id) === lane?.dataset.lane)?.vehicle;
}
