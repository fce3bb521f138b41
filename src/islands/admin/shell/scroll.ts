/** Milliseconds that a list gets to be long enough again. */
const patience = 3000;

/** Scrolls the page to `top` pixels as soon as it is long enough; returns the way to stop that. */
export function scrollWhenLongEnough(top: number): () => void {
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2 && top > 0) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  // Whoever scrolls, types or clicks goes on from there.
  const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
  if (top === 0) {
    scrollTo({ top, behavior: 'instant' });
    stop();
  } else growth.observe(document.body);
  return stop;
}
