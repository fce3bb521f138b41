import { limits } from '../../contract/values/limits.ts';
import type { WallTime } from '../../contract/values/times.ts';
import { key } from '../../contract/texts/message-key.ts';
import type { Config } from '../config.ts';
import { conflict, invalidField } from '../http/errors.ts';
import { toInstant } from '../time/wall-times.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const floor = (time: Date, to: number) => new Date(Math.floor(time.getTime() / to) * to);

/**
 * When a step happened, to the second; now without a time. Forms show minutes, and clocks differ a little: the minute that
 * begins next still means now. Throws a 400 for later times, and for those that lie too far back.
 */
export function readMoment(at: WallTime | null | undefined, zone: string, now: Date): Date {
  const present = floor(now, second);
  if (!at) return present;
  const moment = toInstant(at, zone, 'at');
  if (moment.getTime() >= now.getTime() + minute)
    throw invalidField('at', 'in_future', 'counter.inFuture');
  if (now.getTime() - moment.getTime() > limits.bookingHorizonDays * day)
    throw invalidField('at', 'too_far_back', 'reservations.tooFarBack');
  return moment > present ? present : moment;
}

/** Whether a hand-over is not the agreed one any more. */
export const isLongBefore = (moment: Date, pickUpTime: Date, earlyHours: number): boolean =>
  pickUpTime.getTime() - moment.getTime() > earlyHours * hour;

/**
 * When a vehicle was handed over, and whether the rental starts with that, long before its pick-up. Throws a 409 unless this is
 * wanted then.
 */
export function readHandOver(
  { at, start }: { at?: WallTime | null | undefined; start?: 'now' | null | undefined },
  pickUpTime: Date,
  now: Date,
  { timeZone, earlyHours }: Pick<Config, 'timeZone' | 'earlyHours'>,
): { moment: Date; starts: boolean } {
  const moment = readMoment(at, timeZone, now);
  const isEarly = isLongBefore(moment, pickUpTime, earlyHours);
  if (isEarly && start !== 'now')
    throw conflict('too_early', key('counter.tooEarly', { max: earlyHours }));
  return { moment, starts: isEarly };
}

/** When a vehicle came back. The minute of the hand-over also means its second. Throws a 400 for a time before that. */
export function readReturn(
  at: WallTime | null | undefined,
  pickedUpAt: Date,
  zone: string,
  now: Date,
): Date {
  const moment = readMoment(at, zone, now);
  if (moment >= pickedUpAt) return moment;
  if (moment.getTime() === floor(pickedUpAt, minute).getTime()) return pickedUpAt;
  throw invalidField('at', 'before_hand_over', 'counter.beforeHandOver');
}
