/** The offset of a zone's clocks from UTC between two changes; all in milliseconds. */
interface Offset {
  offset: number;
  from: number;
  until: number;
}

const known = new Map<string, Offset[]>();
let last: Offset & { zone: string } = { zone: '', offset: 0, from: 0, until: 0 };

/** The offset in a time zone at an instant. Cached: Temporal takes longer for it than a request for everything else. */
export function offsetAt(instant: number, zone: string): Offset {
  // Most times of a list lie between the same two changes.
  if (zone !== last.zone || instant < last.from || instant >= last.until)
    last = { zone, ...search(instant, zone) };
  return last;
}

function search(instant: number, zone: string): Offset {
  const offsets = known.getOrInsertComputed(zone, () => []);
  let found = offsets.find(({ from, until }) => from <= instant && instant < until);
  if (!found) offsets.push((found = read(instant, zone)));
  return found;
}

function read(instant: number, zone: string): Offset {
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
