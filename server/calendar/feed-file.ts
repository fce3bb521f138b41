import type { ICalEventData } from 'ical-generator';
import type { FeedKind } from '../../contract/reservations/feed-kinds.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { pages } from '../../contract/site/pages.ts';
import { placeNamed, type End } from '../../contract/site/meeting.ts';
import { placeInWords } from '../company/index.ts';
import {
  calendarTexts,
  newCalendar,
  plain,
  rentalEvent,
  type CalendarSettings,
} from './calendar-file.ts';
import { unlinked } from '../text/plain.ts';
import type { FeedRow } from './feeds.ts';

/** Minutes that calendars show for handing a vehicle over or taking it back. */
const handOverMinutes = 30;

/** Seconds after which programs are asked to read it again. */
const refresh = 60 * 60;

/** A calendar that programs read again and again. `place` is the slug of one, or empty for all. */
export async function feedFile(
  rows: FeedRow[],
  { kind, place }: { kind: FeedKind; place: string },
  settings: CalendarSettings,
): Promise<string> {
  const { company, language } = settings;
  const texts = calendarTexts[language];
  const placeName = company.places.find(({ slug }) => slug === place)?.name;
  const isThere = (location: string) =>
    place === '' || placeNamed(company.places, location)?.slug === place;
  const events =
    kind === 'own'
      ? await Promise.all(
          rows.map((row) => rentalEvent({ ...row, isCancelled: false, alarm: false }, settings)),
        )
      : rows.flatMap((row) => [
          ...(isThere(row.pickUpLocation) ? [officeEvent(row, 'pickUp', settings)] : []),
          ...(isThere(row.dropOffLocation) ? [officeEvent(row, 'dropOff', settings)] : []),
        ]);
  const calendar = await newCalendar(settings.company, events);
  calendar.name(
    kind === 'own'
      ? texts.ownFeed(company.company.legalName)
      : texts.officeFeed(placeName ?? company.company.legalName),
  );
  calendar.ttl(refresh);
  return calendar.toString();
}

/** A pick-up or return for staff: as agreed, or when it was. It names no customer, as calendars lie with others. */
function officeEvent(row: FeedRow, end: End, settings: CalendarSettings): ICalEventData {
  const { company, siteUrl, language } = settings;
  const texts = calendarTexts[language];
  const [agreed, happened, location] =
    end === 'pickUp'
      ? [row.pickUpTime, row.pickedUpAt, row.pickUpLocation]
      : [row.dropOffTime, row.returnedAt, row.dropOffLocation];
  const start = happened ?? agreed;
  const vehicle = plain([row.vehicle, row.licencePlate].filter(Boolean).join(', '));
  const url = siteUrl + pages.adminReservation.replace(':reservationId', String(row.id));
  const number = reservationNumber(row.id);
  return {
    id: `${end}-${row.id}@${company.company.host}`,
    sequence: row.version,
    stamp: row.changedAt,
    lastModified: row.changedAt,
    start,
    end: new Date(start.getTime() + handOverMinutes * 60_000),
    url,
    summary: texts[end === 'pickUp' ? 'goesOut' : 'comesBack'](vehicle, happened !== null),
    // Typed by customers: no link of a stranger's for staff to press.
    location: plain(unlinked(placeInWords(company, location))),
    description: [texts.number(number), url].join('\n'),
  };
}
