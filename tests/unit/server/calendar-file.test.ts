import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/texts/language.ts';
import { calendarFile, type CalendarEntry } from '../../../server/calendar/index.ts';
import { companyFacts } from '../../../server/company/index.ts';

const company = companyFacts(fileURLToPath(new URL('../../api/site', import.meta.url)))()!;
const entry: CalendarEntry = {
  id: 123,
  version: 4,
  isCancelled: false,
  vehicle: 'Transporter',
  changedAt: new Date('2027-03-01T08:00:00Z'),
  // The last hour before the clocks go forward, and the first after it.
  pickUpTime: new Date('2027-03-28T00:30:00Z'),
  dropOffTime: new Date('2027-03-28T01:00:00Z'),
  pickUpLocation: 'Bauhof Nord',
  dropOffLocation: 'Köln',
};
const mail = { from: 'vermietung@example.com', to: 'zoë@example.com' };

async function read(changed: Partial<CalendarEntry> = {}, settings: object = {}) {
  const { method, content } = await calendarFile(
    { ...entry, ...changed },
    {
      company,
      siteUrl: 'https://rental.example',
      timeZone: 'Europe/Berlin',
      language: 'de',
      mail: null,
      ...settings,
    },
  );
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent')!;
  return { method, content, calendar, component, event: new ICAL.Event(component) };
}

describe('the calendar file of a reservation', () => {
  test('has the instants, and what one needs at the place', async () => {
    const { calendar, component, event } = await read();
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe('r-123@www.musternetz.example');
    expect(event.sequence).toBe(4);
    expect(event.startDate.toJSDate()).toEqual(entry.pickUpTime);
    expect(event.endDate.toJSDate()).toEqual(entry.dropOffTime);
    expect(event.summary).toBe('Miete: Transporter');
    expect(event.location).toBe('Bauhof Nord, Kabelweg 3, 12347 Musterstadt');
    expect(event.description.split('\n')).toEqual([
      'Buchung R-000123',
      'Fahrzeug: Transporter',
      'Abholung: Sonntag, 28.\u00a0März 2027, 01:30\u00a0Uhr (MEZ), Bauhof Nord, Kabelweg 3, 12347 Musterstadt',
      'Bauhof Nord ist zu dieser Zeit geschlossen: Sonntag, 28. März 2027, 01:30\u00a0Uhr.',
      'Bitte stimmen Sie die Zeit noch mit uns ab: +49 30 23125 000',
      'Rückgabe: Sonntag, 28.\u00a0März 2027, 03:00\u00a0Uhr (MESZ), Köln',
      'Telefon: +49 30 23125 000',
      'https://rental.example/user/reservations/123',
    ]);
    expect(component.getFirstPropertyValue('url')).toBe(
      'https://rental.example/user/reservations/123',
    );
    expect(`${component.getFirstPropertyValue('last-modified')}`).toBe('2027-03-01T08:00:00Z');
    const alarm = component.getFirstSubcomponent('valarm')!;
    expect(`${alarm.getFirstPropertyValue('trigger')}`).toBe('-P1D');
  });

  test('is English for who reads English', async () => {
    const { event } = await read({}, { language: 'en' });
    expect(event.summary).toBe('Rental: Transporter');
    expect(event.description).toContain('Drop-off: Sunday, 28\u00a0March 2027, 03:00 (CEST), Köln');
  });

  test('names nobody who is invited when it is downloaded (RFC 5546, 3.2.1)', async () => {
    const { component } = await read();
    expect(component.getAllProperties('attendee')).toEqual([]);
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:info@musternetz.example');
  });

  test.each([
    ['REQUEST', false, 'CONFIRMED', 1],
    ['CANCEL', true, 'CANCELLED', 0],
  ])('in a mail it is a %s of the same entry', async (method, isCancelled, status, alarms) => {
    const { calendar, component, event, ...file } = await read({ isCancelled }, { mail });
    expect([file.method, calendar.getFirstPropertyValue('method')]).toEqual([method, method]);
    expect(event.uid).toBe('r-123@www.musternetz.example');
    expect(component.getFirstPropertyValue('status')).toBe(status);
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:vermietung@example.com');
    const attendee = component.getFirstProperty('attendee')!;
    expect(attendee.getFirstValue()).toBe('MAILTO:zoë@example.com');
    expect([attendee.getParameter('partstat'), attendee.getParameter('rsvp')]).toEqual([
      'ACCEPTED',
      'FALSE',
    ]);
    expect(component.getAllSubcomponents('valarm')).toHaveLength(alarms);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
    fc.constantFrom(
      'a\r\nATTENDEE:mailto:x@example.com',
      'a\nEND:VEVENT',
      'Köln, "Süd"; \\n \\, ^n ^\' :',
      'ß'.repeat(100),
      '🚚'.repeat(50),
    ),
  );
  /** Around the two changes of the clock, to the second, and any other time. */
  const instant = fc.oneof(
    fc
      .integer({ min: -7200, max: 7200 })
      .map((seconds) => Date.UTC(2027, 2, 28, 1) + seconds * 1000),
    fc
      .integer({ min: -7200, max: 7200 })
      .map((seconds) => Date.UTC(2027, 9, 31, 1) + seconds * 1000),
    fc.integer({ min: 946_684_800, max: 4_102_444_800 }).map((seconds) => seconds * 1000),
  );

  test('survives any time and any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...[instant, fc.integer({ min: 60, max: 9_000_000 }), hostile, hostile],
        fc.constantFrom(...languages),
        fc.boolean(),
        async (start, seconds, vehicle, place, language, isCancelled) => {
          const times = {
            pickUpTime: new Date(start),
            dropOffTime: new Date(start + seconds * 1000),
          };
          const { calendar, component, content, event } = await read(
            { ...times, vehicle, pickUpLocation: place, isCancelled },
            { language },
          );
          expect(calendar.getAllSubcomponents()).toHaveLength(1);
          expect(component.getAllProperties('attendee')).toEqual([]);
          expect(event.startDate.toJSDate()).toEqual(times.pickUpTime);
          expect(event.endDate.toJSDate()).toEqual(times.dropOffTime);
          const shown = (text: string) =>
            text
              .toWellFormed()
              .replaceAll(/\r\n?/g, '\n')
              .replaceAll(/[^\P{Cc}\n]/gu, ' ');
          expect(event.location).toBe(shown(place));
          expect(event.summary.endsWith(shown(vehicle))).toBe(true);
          for (const line of content.split('\r\n')) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
            expect(line).not.toMatch(/[\r\n]/);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
