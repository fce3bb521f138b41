import type { ClientDirective } from 'astro';

/**
 * Loads an island before it scrolls into view, and at once if the address has a query. A key is a reason too: whoever tabs
 * through the page or searches it shall find what the island shows.
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
};

// Astro asks for a default export.
export default loadWhenNeeded;
