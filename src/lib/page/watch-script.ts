declare global {
  interface Window {
    /** Defined by ScriptWatch.astro in the head of every page. */
    watchScript: <Module>(place: Element, arrival: Promise<Module>) => Promise<Module | undefined>;
  }
}

/**
 * Shows a notice at `place` if its script fails or exceeds the time limit; removes it if the script arrives after all.
 * Resolves to undefined if it failed; never rejects.
 */
export const watchScript: Window['watchScript'] = (place, arrival) =>
  window.watchScript(place, arrival);
