import type { LaneBlock } from '../../../../contract/reservations/timeline.ts';
import { endOf, toMillis, type View } from './view.ts';

/** When a block begins and ends, as wall times; `until` is null while nobody knows. */
export type Span = Pick<LaneBlock, 'from' | 'until'>;

/** What of a block is moved: all of it, or one of its ends. */
export type Grip = 'all' | 'from' | 'until';

/** Minutes of the shortest block. */
const shortest = 15;
const minuteMillis = 60_000;
const dayMinutes = 24 * 60;

/** A wall time, so many minutes of the clock later: a day later is the same time of day, whatever the season. */
export const addMinutes = (time: string, minutes: number): string =>
  new Date(toMillis(time) + minutes * minuteMillis).toISOString().slice(0, 19);

/** Minutes to which the pointer snaps: what can be aimed at. */
export const snapOf = ({ days }: View): number =>
  days === 1 ? 15 : days <= 7 ? 30 : days <= 14 ? 60 : days <= 28 ? 180 : dayMinutes;

/** The wall time at a share of the view, to a step in minutes. */
export function timeAt(view: View, share: number, step: number): string {
  const minutes = Math.min(Math.max(share, 0), 1) * view.days * dayMinutes;
  return addMinutes(`${view.from}T00:00:00`, Math.round(minutes / step) * step);
}

/** A block moved by minutes. Its ends stay in order; the end of an open block cannot be moved. */
export function movedBy({ from, until }: Span, grip: Grip, minutes: number): Span {
  if (grip === 'all')
    return { from: addMinutes(from, minutes), until: until && addMinutes(until, minutes) };
  if (grip === 'from') {
    const latest = until && addMinutes(until, -shortest);
    const moved = addMinutes(from, minutes);
    return { from: latest && moved > latest ? latest : moved, until };
  }
  if (until === null) return { from, until };
  const [earliest, moved] = [addMinutes(from, shortest), addMinutes(until, minutes)];
  return { from, until: moved < earliest ? earliest : moved };
}

/** The block drawn between two shares of the view. */
export function drawn(view: View, first: number, other: number): Span {
  const step = snapOf(view);
  const [from, until] = [first, other]
    .sort((a, b) => a - b)
    .map((share) => timeAt(view, share, step));
  return { from: from!, until: until! > from! ? until! : addMinutes(from!, step) };
}

/** Minutes by which keys move a block. */
const keyMinutes: Record<string, number> = {
  ArrowRight: 15,
  ArrowLeft: -15,
  ArrowUp: 60,
  ArrowDown: -60,
  PageUp: dayMinutes,
  PageDown: -dayMinutes,
};

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key moves: with Shift only the end, with Alt and Shift only the beginning. Null for keys of the browser, such as Alt+←. */
function gripOf({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): Grip | null {
  if (ctrlKey || metaKey) return null;
  if (shiftKey) return altKey ? 'from' : 'until';
  return altKey ? null : 'all';
}

/** The block after a key; null if the key moves nothing. */
export function movedByKey(span: Span, event: Pick<KeyboardEvent, 'key'> & Modifiers): Span | null {
  const [minutes, grip] = [keyMinutes[event.key], gripOf(event)];
  return minutes === undefined || grip === null ? null : movedBy(span, grip, minutes);
}

/** Where a block is drawn to. */
export const shownEnd = (view: View, { until }: Span): string => until ?? endOf(view);
