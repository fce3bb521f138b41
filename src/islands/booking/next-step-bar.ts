import { availabilityTexts } from '../../lib/texts/availability-texts.ts';

/**
 * Lets the bar of VehicleFrame.astro lead to the form, then take its next step, or where a place is closed the head's remedy; it goes
 * where that button is in sight.
 */
export function startBar(frame: Element): void {
  const bar = frame.querySelector<HTMLElement>('[data-bar]')!;
  const link = bar.querySelector('a')!;
  const label = link.textContent;
  const booking = frame.querySelector<HTMLElement>('[data-booking]')!;
  const step = () => nextStep(booking);
  const remedy = () => frame.querySelector<HTMLElement>('[data-instead] button');

  const draw = () => {
    const { form, button, isOrder, instead } = step();
    const { onward, whatIsFree, adjustTime } = availabilityTexts();
    const targets = [remedy(), instead ?? button];
    bar.toggleAttribute(
      'data-away',
      targets.some((target) => target && isInSight(target)),
    );
    const isBefore = !button || !form || isBelow(form);
    const next = isBefore ? label : isOrder ? onward : button.textContent;
    link.textContent = remedy() ? adjustTime : instead ? whatIsFree : next;
  };
  let frameDue = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frameDue);
    frameDue = requestAnimationFrame(draw);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const { form, button, isOrder, instead } = step();
    if (remedy()) {
      remedy()!.click();
      goTo(form ?? booking);
    } else if (instead) goTo(instead);
    else if (!form || !button || isBelow(form)) goTo(form ?? booking);
    else if (isOrder) goTo(onward(form, button));
    else button.click();
  });
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, drawSoon, { passive: true });
  new MutationObserver(drawSoon).observe(booking, { childList: true, subtree: true });
  draw();
}

/** Whoever is not logged in does that first; where the vehicle is taken, what is free `instead` comes first. */
function nextStep(booking: Element) {
  const form = booking.querySelector<HTMLElement>('section:has(> form)');
  const login = [...booking.querySelectorAll<HTMLElement>('a[data-login]')].find((link) =>
    link.checkVisibility(),
  );
  const submit = [...booking.querySelectorAll<HTMLElement>('[type=submit]')].at(-1);
  const isOrder = booking.querySelector('[data-review]') !== null;
  const instead = booking.querySelector<HTMLElement>('[data-quote=ready] :is(button, a)');
  return { form, button: login ?? submit ?? null, isOrder, instead };
}

/** Payment and contract, then the button that orders, whose place is below what is ordered. */
function onward(form: Element, order: HTMLElement): HTMLElement {
  const payment = form.querySelector<HTMLElement>('[data-payment]');
  return payment && isBelow(payment, 0.3) ? payment : order;
}

function goTo(place: HTMLElement): void {
  const target = place.matches('a, button, [tabindex]') ? place : place.querySelector('h2')!;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: target.matches('a, button') ? 'end' : 'start' });
}

/** Whether it begins below such a share of the window. */
const isBelow = (element: Element, share = 0.75): boolean =>
  element.getBoundingClientRect().top > window.innerHeight * share;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
