import type { KeyboardEvent } from 'react';

const slotsOf = (lane: Element | undefined) => [
  ...(lane?.querySelectorAll<HTMLAnchorElement>('a') ?? []),
];

/** Moves the focus by arrow keys: along a lane, or to the slot above or below. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const lanes = [...event.currentTarget.querySelectorAll('[data-lane]')];
  const row = lanes.findIndex((lane) => lane.contains(event.target as Node));
  const slots = slotsOf(lanes[row]);
  const index = slots.indexOf(event.target as HTMLAnchorElement);
  const left = slots[index]?.offsetLeft;
  if (left === undefined) return;
  const slotInRow = (offset: number) =>
    slotsOf(lanes[row + offset])
      .filter((slot) => slot.offsetLeft <= left)
      .at(-1) ?? slotsOf(lanes[row + offset])[0];
  const target = {
    ArrowLeft: slots[index - 1],
    ArrowRight: slots[index + 1],
    ArrowUp: slotInRow(-1),
    ArrowDown: slotInRow(1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
