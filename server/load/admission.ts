/**
 * Some fifty clients that ask one thing after the other keep a database fully busy, and each has one statement under way.
 * More than a few beyond that would not be answered earlier, but all later.
 */
const most = 64;

/**
 * What may be under way for a while: when many come at once, or after a pause of the machine, its disk or the database. At
 * half of what it can serve, a server needs as long as the pause was to make up for it; nobody minds to wait that once.
 */
const burst = { most: 4096, milliseconds: 3000 };

/**
 * What may be under way after that: enough to keep the database busy, and so few that they are answered as fast as usual,
 * although most of the time goes into turning the others away. Then it is tried whether `most` have room again.
 */
const strict = { most: 16, milliseconds: 500 };

/** Milliseconds after that in which no burst is let in. */
const calm = 1000;

export interface Load {
  /** How many statements are under way. */
  statements: number;
  /** How many calls of the same caller are under way. */
  own: number;
  /** How many callers have calls under way, this one among them. */
  callers: number;
}

/**
 * Decides whether one more call is let in, `now` in milliseconds. While some are refused, these are the calls of whoever
 * has a fair share of what is under way or more; who has less is let in although there is no room, unless so many are at it
 * that even one call of each would be too much.
 */
export function admission(): (load: Load, now: number) => boolean {
  let fullSince = Infinity;
  let strictUntil = -Infinity;

  function hasRoom(statements: number, now: number): boolean {
    fullSince = statements < most ? Infinity : Math.min(fullSince, now);
    if (statements < strict.most) return true;
    if (now < strictUntil) return false;
    if (statements < most) return true;
    const isBurst = statements < burst.most && now - fullSince <= burst.milliseconds;
    if (isBurst && now > strictUntil + calm) return true;
    strictUntil = now + strict.milliseconds;
    return false;
  }

  return ({ statements, own, callers }, now) => {
    const isRoom = hasRoom(statements, now);
    if (callers === 1 || now >= strictUntil) return isRoom;
    const share = Math.max(1, strict.most / callers);
    return own < share && (isRoom || callers <= most);
  };
}
