import type { CalendarDay } from '../../../contract/reservations/search.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { monthAndYear, sentenceDay } from '../../lib/texts/format.ts';
import { monthOf, takenStops, weeksOf } from './calendar-days.ts';
import { $times } from './chosen-times.ts';

/** What the calendar shows, besides the days in the form. */
export interface View {
  /** The day that has the grid's place in the order of focus; its month is shown. */
  focused: string;
  firstDay: string;
  lastDay: string;
  /** What is known so far. */
  days: Map<string, CalendarDay>;
  /** Whether a pick-up was just chosen. */
  awaitsDropOff: boolean;
}

export const partOf = (section: Element, name: string) =>
  section.querySelector<HTMLElement>(`[data-part=${name}]`)!;

export const dayButtons = (section: Element) =>
  section.querySelectorAll<HTMLButtonElement>('td button');

/** Shows the month of the focused day in Calendar.astro. */
export function drawCalendar(section: Element, view: View): void {
  const month = monthOf(view.focused);
  const title = monthAndYear(`${month}-01`);
  section.querySelector('table')!.ariaLabel = title;
  setText(partOf(section, 'month'), title);
  setText(partOf(section, 'guide'), guideText(view));
  // A disabled button would lose the focus.
  partOf(section, 'previous').ariaDisabled = String(month <= monthOf(view.firstDay));
  partOf(section, 'next').ariaDisabled = String(month >= monthOf(view.lastDay));
  const days = weeksOf(month);
  for (const [week, row] of section.querySelectorAll('tbody tr').entries())
    row.toggleAttribute('hidden', week * 7 >= days.length);
  for (const [index, button] of dayButtons(section).entries())
    drawDay(button, days[index] ?? null, view);
}

/** The same text again would be announced again. */
function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function drawDay(button: HTMLButtonElement, day: string | null, view: View): void {
  button.hidden = day === null;
  button.dataset.day = day ?? '';
  button.tabIndex = day === view.focused ? 0 : -1;
  const { pickUpDate, dropOffDate } = $times.get();
  const isEnd = day === pickUpDate || day === dropOffDate;
  const isBetween = day && pickUpDate && day > pickUpDate && day < dropOffDate;
  button.parentElement!.ariaSelected = String(day !== null && Boolean(isEnd || isBetween));
  if (!day) return;
  const isOut = day < view.firstDay || day > view.lastDay;
  const calendarDay = isOut ? undefined : view.days.get(day);
  button.dataset.state = isOut ? 'out' : (calendarDay?.state ?? 'unknown');
  button.dataset.end = String(isEnd);
  button.toggleAttribute('data-closed', calendarDay !== undefined && isClosed(calendarDay));
  button.ariaDisabled = String(isOut || calendarDay?.state === 'taken');
  button.ariaLabel = dayText(day, calendarDay);
  button.style.setProperty('--taken', calendarDay ? takenStops(calendarDay) : 'none');
  button.dataset.word = calendarDay ? wordOf(calendarDay) : '';
  button.firstElementChild!.textContent = String(Number(day.slice(8)));
}

/** `Mon, 26 Jul 2027, partly taken: 10:00 to 14:00, pick-up`. */
export function dayText(day: string, calendarDay: CalendarDay | undefined): string {
  const { pickUpDay, dropOffDay, placeClosed } = availabilityTexts();
  const { pickUpDate, dropOffDate } = $times.get();
  return [
    sentenceDay(day),
    calendarDay && stateText(calendarDay),
    calendarDay && isClosed(calendarDay) && placeClosed,
    day === pickUpDate && pickUpDay,
    day === dropOffDate && dropOffDay,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether it is free, but no rental begins on it. */
const isClosed = ({ state, closed }: CalendarDay) => closed && state !== 'taken';

/** Under the day's number. */
function wordOf(day: CalendarDay): string {
  const { states } = availabilityTexts();
  return isClosed(day) ? states.closed : states[day.state];
}

function stateText({ state, taken }: CalendarDay): string {
  const { fromTo, takenAt, ...texts } = availabilityTexts();
  if (state !== 'partly') return texts[state];
  return takenAt(taken.map(({ from, until }) => fromTo(from, until)).join(', '));
}

function guideText({ awaitsDropOff }: View): string {
  const { choosePickUp, chooseDropOff, chosen, fromTo } = availabilityTexts();
  const { pickUpDate, dropOffDate } = $times.get();
  if (awaitsDropOff) return chooseDropOff;
  if (!pickUpDate || dropOffDate < pickUpDate) return choosePickUp;
  const [from, until] = [sentenceDay(pickUpDate), sentenceDay(dropOffDate)];
  return chosen(from === until ? from : fromTo(from, until));
}
