/** Milliseconds, some 25 days. A longer delay would overflow, and Node runs the timer at once. */
const longest = 2 ** 31 - 1;

let isLimited = false;

/**
 * Lets no timer of this process overflow. PGlite aims its own at a time of the clock: after this was set back by weeks, it would run
 * a thousand times a second until a restart.
 */
export function limitTimers(): void {
  if (isLimited) return;
  isLimited = true;
  const original = globalThis.setTimeout;
  let isWarned = false;
  const limited = (run: () => void, delay?: number, ...given: unknown[]) => {
    if (delay === undefined || delay <= longest) return original(run, delay, ...given);
    if (!isWarned) process.emitWarning('A timer is weeks away: was the clock set back?');
    isWarned = true;
    return original(run, longest, ...given);
  };
  globalThis.setTimeout = Object.assign(limited, original) as typeof original;
}
