import { dropOffFrom, meetingAt, type End } from '../../contract/site/meeting.ts';
import { key } from '../../contract/texts/message-key.ts';
import type { WallTime } from '../../contract/values/times.ts';
import { invalid, type FieldError } from '../http/errors.ts';
import type { CompanyFacts } from './facts.ts';

type Times = Partial<Record<`${End}Time`, WallTime>>;
type Places = Partial<Record<`${End}Place`, string | null | undefined>>;

/**
 * Throws a 400 with each wrong field's message if a place is closed at the time at which somebody wants to meet there. What is not
 * named is not checked; without a site there are no places.
 */
export function checkMeetings(
  facts: CompanyFacts | null,
  asked: Times & Places,
  now: WallTime,
): void {
  if (!facts) return;
  const faults: [string, FieldError][] = [];
  const pickUpPlace = facts.places.find(({ slug }) => slug === asked.pickUpPlace);
  const earliest = {
    pickUp: now,
    dropOff: dropOffFrom(pickUpPlace, asked.pickUpTime ?? '', now),
  };
  for (const end of ['pickUp', 'dropOff'] as const) {
    const [slug, time] = [asked[`${end}Place`], asked[`${end}Time`]];
    if (!slug || !time) continue;
    const place = facts.places.find((one) => one.slug === slug);
    if (!place) {
      faults.push([`${end}Location`, { code: 'unknown_choice', message: 'places.unknown' }]);
      continue;
    }
    const meeting = meetingAt(place, end, time, earliest[end]);
    if (meeting.kind !== 'closed') continue;
    const { nearest } = meeting;
    const message = nearest
      ? key('places.closed', { place: place.name, time: nearest })
      : key('places.closedForLong', { place: place.name });
    faults.push([`${end}Time`, { code: 'closed', message }]);
  }
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}
