/**
 * Statements in flight that keep a database fully busy: about one for each of fifty clients. More would not be answered
 * sooner, but all of them later.
 */
const usualLimit = 64;

/**
 * The limit for a short while: for a burst, or after a pause of the machine, its disk or the database. At half load a
 * server needs as long as the pause to catch up.
 */
const burst = { limit: 4096, milliseconds: 3000 };

/**
 * The limit after that: enough to keep the database busy, few enough to be answered as fast as usual although most of
 * the time goes into rejections. Then `usualLimit` is tried again.
 */
const strict = { limit: 16, milliseconds: 500 };

/** As many calls a page makes at once: one with fewer in flight is admitted, while there are at most `usualLimit` callers. */
const leastShare = 6;

/** Milliseconds after that without another burst. */
const calm = 1000;

export interface Load {
  /** Statements in flight. */
  statements: number;
  /** Calls of the same caller in flight. */
  own: number;
  /** Callers with calls in flight, this one included. */
  callers: number;
}

/**
 * Returns a function that decides whether to admit one more call, `now` in milliseconds. Under overload it rejects
 * callers with a fair share of the calls in flight or more. Callers with less are admitted, unless there are so many that
 * even one call each would be too much.
 */
export function admission(): (load: Load, now: number) => boolean {
  let fullSince = Infinity;
  let strictUntil = -Infinity;

  function hasRoom(statements: number, now: number): boolean {
    fullSince = statements < usualLimit ? Infinity : Math.min(fullSince, now);
    if (statements < strict.limit) return true;
    if (now < strictUntil) return false;
    if (statements < usualLimit) return true;
    const isBurst = statements < burst.limit && now - fullSince <= burst.milliseconds;
    if (isBurst && now > strictUntil + calm) return true;
    strictUntil = now + strict.milliseconds;
    return false;
  }

  return ({ statements, own, callers }, now) => {
    const isRoom = hasRoom(statements, now);
    if (callers === 1 || now >= strictUntil) return isRoom;
    const share = Math.max(leastShare, strict.limit / callers);
    return own < share && (isRoom || callers <= usualLimit);
  };
}
