type Listener = () => void;
/** Whether a step may be taken now; one that may not is undone, and can be repeated later. */
type Guard = (repeat: () => void) => boolean;

const listeners = new Set<Listener>();
let guard: Guard = () => true;
let undoing = false;

// Each entry of the browser's history keeps its number, so that it is known how far a step went, whichever way.
let place = numberOf(history.state) ?? 0;
number(place);

function numberOf(state: unknown): number | undefined {
  return (state as { place?: number } | null)?.place;
}

function number(next: number): void {
  place = next;
  history.replaceState({ ...history.state, place }, '');
}

/** Numbers the entry that was just opened, if one was: a new one, or one in place of the last. */
export function numberEntry(replaced: boolean): void {
  if (numberOf(history.state) === undefined) number(replaced ? place : place + 1);
}

/** Whether the entry before this one is the area's too. */
export const canGoBack = (): boolean => place > 0;

// Chromium tells a window's listeners in the order in which they came, whatever their phase. The router imports this
// file first, so that what is asked and remembered here comes before a screen changes.
window.addEventListener('popstate', (event) => {
  if (undoing) {
    undoing = false;
    return event.stopImmediatePropagation();
  }
  const next = numberOf(event.state);
  // The browser itself opens entries for places on a screen.
  if (next === undefined) return numberEntry(false);
  const steps = next - place;
  if (!guard(() => history.go(steps))) {
    event.stopImmediatePropagation();
    undoing = true;
    return history.go(-steps);
  }
  place = next;
  for (const listener of listeners) listener();
});

/** Asks before the user goes back or forward; returns the way to stop that. */
export function guardTraversal(asked: Guard): () => void {
  guard = asked;
  return () => {
    guard = () => true;
  };
}

/** Calls back when the user goes back or forward, before the screen changes; returns the way to stop that. */
export function onTraversal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
