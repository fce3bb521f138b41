import type { ICalCalendarMethod, ICalEventData } from 'ical-generator';
import type { Language } from '../../contract/texts/language.ts';
import { pages } from '../../contract/site/pages.ts';
import { placeNamed, type End } from '../../contract/site/meeting.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { calendarFileTexts as german } from '../../contract/texts/de/calendar-file.ts';
import { calendarFileTexts as english } from '../../contract/texts/en/calendar-file.ts';
import { openingInWords, placeInWords, type CompanyFacts } from '../company/index.ts';
import { timesInWords } from '../time/in-words.ts';

export const calendarTexts = { en: english, de: german };

/** A readable name without spaces: `Reservierung-R-000123.ics`. */
export const calendarFileName = (id: number, language: Language): string =>
  `${calendarTexts[language].fileName(reservationNumber(id))}.ics`;

/** A reservation as a calendar shows it. */
export interface CalendarEntry {
  id: number;
  /** Counts its changes. */
  version: number;
  /** When it was changed last. */
  changedAt: Date;
  isCancelled: boolean;
  vehicle: string;
  pickUpTime: Date;
  dropOffTime: Date;
  pickUpLocation: string;
  dropOffLocation: string;
}

export interface CalendarSettings {
  company: CompanyFacts;
  /** The site's address, for the link. */
  siteUrl: string;
  timeZone: string;
  language: Language;
  /** Whom a mail with the file comes from and goes to, as addresses; null for a download, which invites nobody. */
  mail: { from: string; to: string } | null;
}

export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  content: string;
}

const day = 24 * 60 * 60;

/** Loaded on demand: few requests need it. */
const loadLibrary = () => import('ical-generator');

/** A calendar of the company with these events. */
export async function newCalendar({ company }: CompanyFacts, events: ICalEventData[]) {
  const library = await loadLibrary();
  return library.default({
    prodId: { company: company.legalName, product: company.host },
    events,
  });
}

/** A reservation as an iCalendar file. It keeps its UID, so that later files change the entry that the first one made. */
export async function calendarFile(
  entry: CalendarEntry,
  settings: CalendarSettings,
): Promise<CalendarFile> {
  const { ICalCalendarMethod } = await loadLibrary();
  const calendar = await newCalendar(settings.company, [await rentalEvent(entry, settings)]);
  const method = methodOf(entry.isCancelled, settings.mail !== null);
  calendar.method(ICalCalendarMethod[method] satisfies ICalCalendarMethod);
  return { method, content: calendar.toString() };
}

/** A rental as an event, with an alarm a day before unless it has none. */
export async function rentalEvent(
  entry: CalendarEntry & { alarm?: boolean },
  { company: facts, siteUrl, timeZone, language, mail }: CalendarSettings,
): Promise<ICalEventData> {
  const library = await loadLibrary();
  const { ICalAlarmType, ICalAttendeeStatus, ICalEventStatus } = library;
  const { ICalEventBusyStatus, ICalEventTransparency } = library;
  const { company } = facts;
  const { id, version, changedAt, isCancelled, dropOffTime, pickUpTime } = entry;
  const texts = calendarTexts[language];
  const vehicle = plain(entry.vehicle);
  const pickUpPlace = plain(placeInWords(facts, entry.pickUpLocation));
  const url = siteUrl + pages.ownReservation.replace(':reservationId', String(id));
  const when = (instant: Date) => {
    const { day, time } = timesInWords(language, timeZone).dayAndTime(instant);
    return `${day}, ${time}`;
  };
  const openingOf = (end: End, instant: Date, name: string) =>
    openingInWords(placeNamed(facts.places, name), end, instant, {
      language,
      timeZone,
      company: facts,
    });
  const description = [
    texts.number(reservationNumber(id)),
    texts.vehicle(vehicle),
    texts.pickUp(when(pickUpTime), pickUpPlace),
    ...openingOf('pickUp', pickUpTime, entry.pickUpLocation),
    texts.dropOff(when(dropOffTime), plain(placeInWords(facts, entry.dropOffLocation))),
    ...openingOf('dropOff', dropOffTime, entry.dropOffLocation),
    ...company.phones.slice(0, 1).map(texts.phone),
    url,
  ].join('\n');
  return {
    id: `r-${id}@${company.host}`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    start: pickUpTime,
    end: dropOffTime,
    url,
    summary: texts.summary(vehicle),
    location: pickUpPlace,
    description,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Who rents a vehicle for a week is not busy all week.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    organizer: { name: company.legalName, email: mail?.from ?? company.mail },
    // Nothing to accept: they booked it themselves.
    attendees: mail
      ? [{ email: mail.to, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]
      : undefined,
    alarms:
      isCancelled || entry.alarm === false
        ? []
        : [{ type: ICalAlarmType.display, trigger: day, description: texts.reminder(vehicle) }],
  };
}

const methodOf = (isCancelled: boolean, isMail: boolean): CalendarFile['method'] => {
  if (!isMail) return 'PUBLISH';
  return isCancelled ? 'CANCEL' : 'REQUEST';
};

/** Control characters have no place in a calendar; the library escapes line breaks. */
export const plain = (text: string): string =>
  text.toWellFormed().replaceAll(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ' ');
