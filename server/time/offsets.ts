/** A zone's offset from UTC between two transitions; all in milliseconds. */
interface Offset {
  offset: number;
  from: number;
  until: number;
}

const cache = new Map<string, Offset[]>();
let last: Offset & { zone: string } = { zone: '', offset: 0, from: 0, until: 0 };

/** A time zone's offset at an instant. Cached, because Temporal takes longer than the rest of a request. */
export function offsetAt(instant: number, zone: string): Offset {
  // Most times in a list lie between the same two transitions.
  if (zone !== last.zone || instant < last.from || instant >= last.until)
    last = { zone, ...lookUp(instant, zone) };
  return last;
}

function lookUp(instant: number, zone: string): Offset {
  const offsets = cache.getOrInsertComputed(zone, () => []);
  let offset = offsets.find(({ from, until }) => from <= instant && instant < until);
  if (!offset) offsets.push((offset = compute(instant, zone)));
  return offset;
}

function compute(instant: number, zone: string): Offset {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  // The transition before an instant excludes one at that instant.
  const last = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  const next = zoned.getTimeZoneTransition('next');
  return {
    offset: zoned.offsetNanoseconds / 1_000_000,
    from: last?.epochMilliseconds ?? -Infinity,
    until: next?.epochMilliseconds ?? Infinity,
  };
}
