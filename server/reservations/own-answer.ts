import type { Config } from '../config.ts';
import { toWallTime } from '../time/wall-times.ts';
import { reservationAnswer, type ReservationRow } from './columns.ts';
import { deadlineOf } from './own-changes.ts';

/** A reservation as its customer gets it. */
export const ownAnswer = (
  row: ReservationRow,
  config: Pick<Config, 'cancellationHours' | 'timeZone'>,
) => ({
  ...reservationAnswer(row, config.timeZone),
  changeableUntil:
    row.status === 'CREATED' ? toWallTime(deadlineOf(row, config), config.timeZone) : null,
});
