import type { ClientDirective } from 'astro';

/** Milliseconds. A browser that is busy all the time starts after both. */
const rest = { afterLoad: 3000, untilIdle: 2000 };

/** Calls back when the page has long been loaded and the browser has nothing else to do. Not every Safari says when. */
function whenRested(callback: () => void): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window)
        requestIdleCallback(callback, { timeout: rest.untilIdle });
      else callback();
    }, rest.afterLoad);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * Loads an island before it scrolls into view, and at once if the address has a query. A key is a reason too: whoever tabs
 * through the page or searches it shall find what the island shows. A phone searches it without a key, so the island comes
 * anyway, but late enough to delay nothing.
 */
const loadWhenNeeded: ClientDirective = (load, { value }, island) => {
  let isLoading = false;
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    observer.disconnect();
    removeEventListener('keydown', start);
    await (
      await load()
    )();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    value as IntersectionObserverInit,
  );
  for (const child of island.children) observer.observe(child);
  addEventListener('keydown', start);
  if (location.search) void start();
  else whenRested(start);
};

// Astro asks for a default export.
export default loadWhenNeeded;
