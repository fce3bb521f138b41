import { limits } from '../../../contract/limits.ts';
import { wallTime } from '../../lib/clock.ts';

/** The date at the company's place, `YYYY-MM-DD`. */
export const today = (): string => wallTime().slice(0, 10);

/** The last date of the booking horizon, `YYYY-MM-DD`. */
export const lastDay = (): string =>
  wallTime(Date.now() + limits.bookingHorizonDays * 86_400_000).slice(0, 10);
