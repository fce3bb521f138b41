/** Milliseconds to wait for the page to grow. */
const timeLimit = 3000;

/** Scrolls the page to `top` pixels as soon as it is long enough; returns a function that cancels this. */
export function scrollWhenLongEnough(top: number): () => void {
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2 && top > 0) stop();
  });
  const timer = setTimeout(() => stop(), timeLimit);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const event of interactions) window.removeEventListener(event, stop);
  };
  // Never scroll away from a user who has started to scroll, type or click.
  const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  for (const event of interactions) window.addEventListener(event, stop, { passive: true });
  if (top === 0) {
    scrollTo({ top, behavior: 'instant' });
    stop();
  } else growth.observe(document.body);
  return stop;
}
