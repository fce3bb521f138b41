import { $page } from './router.ts';
import { onTraversal } from './traversal.ts';

/** Milliseconds that a list gets to be long enough again. */
const patience = 3000;

/** Scrolls to the top of a new screen, and to where one was on the way back; returns the way to stop that. */
export function keepScroll(): () => void {
  const places = new Map<string, number>();
  let traversing = false;
  let stop = () => undefined as void;
  history.scrollRestoration = 'manual';
  const forget = onTraversal(() => {
    traversing = true;
  });

  const unlisten = $page.listen((page, old) => {
    if (old) places.set(addressOf(old), scrollY);
    stop();
    if (traversing) stop = scrollWhenLongEnough(page ? (places.get(addressOf(page)) ?? 0) : 0);
    else if (page?.path !== old?.path) stop = scrollWhenLongEnough(0);
    traversing = false;
  });

  return () => {
    stop();
    unlisten();
    forget();
  };
}

const addressOf = ({ path, search }: { path: string; search: Record<string, string> }) =>
  `${path}?${new URLSearchParams(search)}`;

function scrollWhenLongEnough(top: number): () => void {
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
