import type { CalendarDay } from '../../../contract/reservations/search.ts';
import { limits } from '../../../contract/values/limits.ts';
import { vehicleIdIn } from '../../lib/site/addresses.ts';
import { addDays, addMonths } from '../../../contract/values/add-days.ts';
import { monthOf } from './calendar-days.ts';
import { startCalendar } from './calendar.ts';
import { builtAddress, dateIn, searchHost } from './page-data.ts';
import { $quote } from './quote.ts';
import { startBar } from './next-step-bar.ts';
import { openPlaceFields } from './place-fields.ts';
import { showQuotes } from './show-quote.ts';
import { showTotals } from './show-total.ts';
import { openTimeFields } from './time-fields.ts';

/** Shows when the vehicle is free, if the host says so; before a log-in also what a time costs. */
export async function startAvailability(frame: Element): Promise<void> {
  startBar(frame);
  const host = await searchHost();
  if (!host) return;
  const { timeZone, oneWayFee } = host;
  const firstDay = dateIn(timeZone);
  // The last one that lies within the horizon as a whole.
  const lastDay = addDays(firstDay, limits.bookingHorizonDays - 1);
  // Those who are logged in get the form of BookingForm.tsx.
  const form = frame.querySelector<HTMLFormElement>('[data-built] form');
  if (form && !document.documentElement.hasAttribute('data-token')) {
    openTimeFields(form, firstDay, lastDay);
    openPlaceFields(form, (frame as HTMLElement).dataset.home, oneWayFee);
    const place = form.querySelector<HTMLElement>('[data-quote]')!;
    place.hidden = false;
    showQuotes(place, { saysClosed: true });
  }
  showTotals(frame);
  const section = frame.querySelector<HTMLElement>('[data-calendar]')!;
  section.hidden = false;
  const { reload } = startCalendar(section, { firstDay, lastDay, load: loadDays });
  // Somebody was faster.
  $quote.listen((now) => {
    if (now.state === 'ready' && !now.quote.available) void reload();
  });
}

/** The days of a month from one on. @throws Error if the server does not answer them */
async function loadDays(from: string): Promise<CalendarDay[]> {
  const id = vehicleIdIn() ?? '';
  const next = addMonths(`${monthOf(from)}-01`, 1);
  const days = (Date.parse(next) - Date.parse(from)) / 86_400_000;
  const answer = await fetch(builtAddress('calendarCall', { id, from, days }), {
    cache: 'no-cache',
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return ((await answer.json()) as { days: CalendarDay[] }).days;
}
