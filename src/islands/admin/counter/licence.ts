import { isLicenceDue, licenceSeenUntil } from '../../../../contract/licence-due.ts';
import type { Customer } from '../../../../contract/users.ts';
import { wallTime } from '../../../lib/clock.ts';
import { date } from '../../../lib/format.ts';
import { customerTexts } from '../../../lib/texts.ts';

type Known = Pick<Customer, 'licenceSeenOn'> | null;

/** Whether the customer's driving licence is to be seen; true where nobody knows. */
export const needsLicence = (customer: Known, today = wallTime().slice(0, 10)): boolean =>
  isLicenceDue(customer?.licenceSeenOn, today);

/** When the licence was last seen; undefined where the host does not tell. */
export function aboutLicence(customer: Known): string | undefined {
  const texts = customerTexts().licence;
  const seenOn = customer?.licenceSeenOn;
  if (seenOn === undefined) return undefined;
  if (seenOn === null) return texts.never;
  const day = date(seenOn);
  if (needsLicence(customer)) return texts.due(day);
  return texts.notDue(day, date(licenceSeenUntil(seenOn)));
}

/** What the hand-over records: null where nobody had to look. */
export const licenceAnswer = (isSeen: boolean, customer: Known): boolean | null =>
  isSeen || (needsLicence(customer) ? false : null);
