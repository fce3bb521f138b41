/** The offset of a zone's clocks from UTC between two changes; all in milliseconds. */
interface Offset {
  offset: number;
  from: number;
  until: number;
}

const known = new Map<string, Offset[]>();

/** The offset in a time zone at an instant. Kept, because Temporal takes longer for it than a request for all the rest. */
export function offsetAt(instant: number, zone: string): Offset {
  let offsets = known.get(zone);
  if (!offsets) known.set(zone, (offsets = []));
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
