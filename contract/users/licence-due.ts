import { addMonths } from '../values/add-days.ts';
import { limits } from '../values/limits.ts';

/** The last day on which a driving licence need not be seen again; both `YYYY-MM-DD`. In a shorter month its last day. */
export const licenceSeenUntil = (seenOn: string): string => addMonths(seenOn, limits.licenceMonths);

/** Whether a licence that was last seen on this day, or never, is to be seen. */
export const isLicenceDue = (seenOn: string | null | undefined, today: string): boolean =>
  seenOn == null || licenceSeenUntil(seenOn) < today;
