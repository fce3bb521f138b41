import { linkLogin } from './link-login.ts';
import { momentNames, perMoment } from '../../lib/rental/rental.ts';
import { carryMoments, momentsHere } from '../../lib/rental/search-address.ts';
import { $times, setTimes } from './chosen-times.ts';
import { follow } from './follow.ts';

/**
 * Lets visitors who are not logged in choose times in the built form. The address carries them, so that a log-in loses
 * nothing.
 */
export function openTimeFields(form: HTMLFormElement, firstDay: string, lastDay: string): void {
  const inputs = perMoment((name) => form.elements.namedItem(name) as HTMLInputElement);
  const { pickUpDate, dropOffDate } = inputs;
  const built = form.closest('[data-built]')!;
  let isTyped = false;
  setTimes(momentsHere());
  form.querySelector('fieldset')!.disabled = false;
  Object.assign(pickUpDate, { min: firstDay, max: lastDay });
  dropOffDate.max = lastDay;
  form.addEventListener('input', ({ target }) => {
    isTyped ||= target === dropOffDate && dropOffDate.value !== '';
    if (!isTyped)
      dropOffDate.value = follow(pickUpDate.value, $times.get().pickUpDate, dropOffDate.value);
    setTimes(perMoment((name) => inputs[name].value));
  });
  const stop = $times.subscribe((times) => {
    // React has replaced the form.
    if (!form.isConnected) return queueMicrotask(() => stop());
    for (const name of momentNames)
      if (inputs[name].value !== times[name]) inputs[name].value = times[name];
    dropOffDate.min = times.pickUpDate || firstDay;
    carryMoments(times);
    linkLogin(built);
  });
}
