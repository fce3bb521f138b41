type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

// Chromium tells a window's listeners in the order in which they came, whatever their phase. The router imports this
// file first, so that what is asked and remembered here comes before a screen changes.
window.addEventListener('popstate', (event) => {
  for (const listener of listeners) listener(event);
});

/** Calls back when the user goes back or forward, before the screen changes; returns the way to stop that. */
export function onTraversal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
