import type { Counter } from '../../../../contract/counter/counter.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { price, sentenceTime } from '../../../lib/texts/format.ts';
import { namesOf } from '../../../lib/rental/drivers.ts';
import { counterTexts, driverTexts } from '../../../lib/texts/texts.ts';
import { customerName } from './customer-name.ts';
import type { Story } from './story.ts';

/** The version that is shown, so that a step is recorded of nothing else. */
export const shownVersion = ({ version }: Counter): string => `"${version}"`;

/** Whether somebody else was faster. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.details.code === 'changed_meanwhile';

/** What differs between two versions of a rental, as its step shows it: `Total price: €50.00, was €40.00`. */
export function changesBetween(before: Story, now: Story): string[] {
  const texts = counterTexts();
  const factsOf = ({ stored, counter, customer }: Story): [string, string][] => [
    [texts.customer, customerName(customer)],
    [texts.vehicle, vehicleName(counter.vehicle)],
    [driverTexts().title, namesOf(stored.data.drivers) || counterTexts().customer],
    [texts.pickUp, sentenceTime(stored.data.pickUpTime)],
    [texts.dropOff, sentenceTime(stored.data.dropOffTime)],
    [texts.total, price(counter.totalPrice, stored.data.currency)],
  ];
  const former = factsOf(before);
  return factsOf(now).flatMap(([name, value], index) => {
    const was = former[index]![1];
    return was === value ? [] : texts.meanwhile.change(name, value, was);
  });
}
