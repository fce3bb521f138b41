declare global {
  interface Window {
    /** Defined by ScriptWatch.astro in the head of every page. */
    watchScript: <Module>(place: Element, arrival: Promise<Module>) => Promise<Module | undefined>;
  }
}

/**
 * Says at `place` that its script did not arrive: at once when it fails, or after the time limit, until it arrives after
 * all. Resolves to undefined, and never rejects, where it failed.
 */
export const watchScript: Window['watchScript'] = (place, arrival) =>
  window.watchScript(place, arrival);
