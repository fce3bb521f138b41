/**
 * Some fifty clients that ask one thing after the other keep a database fully busy, and each has one statement under way.
 * More than a few beyond that would not be answered earlier, but all later.
 */
const most = 64;

/** What may be under way for a moment: after a short pause of the machine or the database, or when many come at once. */
const burst = { most: 1024, milliseconds: 500 };

/**
 * What may be under way after that: enough to keep the database busy, and so few that they are answered as fast as usual,
 * although most of the time goes into turning the others away. Then it is tried whether `most` have room again.
 */
const strict = { most: 16, milliseconds: 500 };

/** Milliseconds for which there was room before a burst is let in again. */
const calm = 1000;

/** Decides whether one more is let in while so many statements are under way, `now` in milliseconds. */
export function admission(): (statements: number, now: number) => boolean {
  let fullSince = 0;
  let fullUntil = -Infinity;
  let strictUntil = -Infinity;
  return (statements, now) => {
    if (statements < strict.most) return true;
    if (now < strictUntil) return false;
    if (statements < most) return true;
    if (now - fullUntil > calm) fullSince = now;
    fullUntil = now;
    if (statements < burst.most && now - fullSince <= burst.milliseconds) return true;
    fullUntil = strictUntil = now + strict.milliseconds;
    return false;
  };
}
