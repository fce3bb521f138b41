/**
 * Tells the columns of a vehicle's page how high they are: one that is higher than the window sticks with its end, so that all
 * of it can be scrolled into view.
 */
export function stickColumns(frame: Element): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      (target as HTMLElement).style.setProperty('--height', `${borderBoxSize[0]!.blockSize}px`);
  });
  for (const column of frame.querySelectorAll('[data-column]')) observer.observe(column);
}
