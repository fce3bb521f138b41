import type { CalendarDay } from '../../../contract/reservations/search.ts';
import { timesOn } from '../../../contract/site/opening.ts';
import { addMonths } from '../../../contract/values/add-days.ts';
import { chooseDay, dayAfterKey, monthOf, startOf, within } from './calendar-days.ts';
import { dayButtons, dayText, drawCalendar, partOf, type View } from './draw-calendar.ts';
import { placeOf } from '../../lib/site/place-of.ts';
import { $times, setTimes } from './chosen-times.ts';

interface Options {
  firstDay: string;
  lastDay: string;
  /** The days of a month from one on. */
  load: (from: string) => Promise<CalendarDay[]>;
}

const dayOf = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('td button')?.dataset.day;

/** Brings Calendar.astro to life: a grid of days as in the ARIA pattern, whose days go into the form. */
export function startCalendar(section: Element, { firstDay, lastDay, load }: Options) {
  const grid = section.querySelector('table')!;
  const focused = within($times.get().pickUpDate || startOf(firstDay), firstDay, lastDay);
  const view: View = { firstDay, lastDay, focused, days: new Map(), awaitsDropOff: false };
  const draw = () => drawCalendar(section, view);
  const place = placeOf(section.closest<HTMLElement>('[data-home]')?.dataset.home ?? '');
  const asks = place?.outOfHours === 'ask';
  section.toggleAttribute('data-asks', asks);
  // The server calls no day closed on which a pick-up can be arranged.
  const isClosed = ({ date, closed }: CalendarDay) =>
    asks ? timesOn(place, date).length === 0 : closed;

  async function loadMonth(): Promise<void> {
    const month = monthOf(view.focused);
    grid.ariaBusy = 'true';
    const loaded = await load(within(`${month}-01`, firstDay, lastDay)).catch(() => null);
    if (month !== monthOf(view.focused)) return;
    grid.ariaBusy = 'false';
    partOf(section, 'failed').hidden = loaded !== null;
    for (const day of loaded ?? []) view.days.set(day.date, { ...day, closed: isClosed(day) });
    draw();
  }

  function moveTo(day: string): void {
    const month = monthOf(view.focused);
    view.focused = within(day, firstDay, lastDay);
    draw();
    if (monthOf(view.focused) !== month) void loadMonth();
  }

  function choose(day: string): void {
    view.focused = day;
    const { days, awaitsDropOff } = chooseDay(day, $times.get(), view.awaitsDropOff);
    view.awaitsDropOff = awaitsDropOff;
    setTimes(days);
    draw();
  }

  /** Shows the name of a day to those who see it. */
  const describe = (day: string | undefined) => {
    partOf(section, 'day').textContent = day ? dayText(day, view.days.get(day)) : '';
  };

  grid.addEventListener('keydown', (event) => {
    const next = dayAfterKey(view.focused, event.key, event.shiftKey);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    moveTo(next);
    [...dayButtons(section)].find(({ dataset }) => dataset.day === view.focused)?.focus();
  });
  grid.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('td button');
    if (button?.dataset.day && button.ariaDisabled !== 'true') choose(button.dataset.day);
  });
  for (const type of ['focusin', 'pointerover'])
    grid.addEventListener(type, ({ target }) => describe(dayOf(target)));
  for (const type of ['focusout', 'pointerleave']) grid.addEventListener(type, () => describe(''));
  const onClick = (name: string, act: () => void) =>
    partOf(section, name).addEventListener('click', act);
  onClick('previous', () => moveTo(addMonths(view.focused, -1)));
  onClick('next', () => moveTo(addMonths(view.focused, 1)));
  onClick('retry', () => void loadMonth());
  $times.listen(({ pickUpDate }, before) => {
    const isKnown = pickUpDate === within(pickUpDate, firstDay, lastDay);
    if (isKnown && pickUpDate !== before?.pickUpDate) moveTo(pickUpDate);
    else draw();
  });
  draw();
  void loadMonth();
  return { reload: loadMonth };
}
