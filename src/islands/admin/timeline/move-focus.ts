import type { KeyboardEvent } from 'react';

const slotsOf = (lane: Element | undefined) => [
  ...(lane?.querySelectorAll<HTMLAnchorElement>('a') ?? []),
];

/** The arrow keys lead from slot to slot: along a lane, or to what lies above or below. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const lanes = [...event.currentTarget.querySelectorAll('[data-lane]')];
  const row = lanes.findIndex((lane) => lane.contains(event.target as Node));
  const slots = slotsOf(lanes[row]);
  const index = slots.indexOf(event.target as HTMLAnchorElement);
  const left = slots[index]?.offsetLeft;
  if (left === undefined) return;
  const below = (rows: number) =>
    slotsOf(lanes[row + rows])
      .filter((slot) => slot.offsetLeft <= left)
      .at(-1) ?? slotsOf(lanes[row + rows])[0];
  const target = {
    ArrowLeft: slots[index - 1],
    ArrowRight: slots[index + 1],
    ArrowUp: below(-1),
    ArrowDown: below(1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
