import type { Moments } from '../../../../contract/rental.ts';

const minutes = 15;

/** The moments of a rental that begins in the present quarter of an hour; `now` is a wall time. Back on the same day, unless another one was chosen or that is too short. */
export function beginNow(now: string, { dropOffDate }: Moments): Partial<Moments> {
  const [date = '', clock = ''] = now.split('T');
  const [hour = '', minute = ''] = clock.split(':');
  const quarter = String(Number(minute) - (Number(minute) % minutes)).padStart(2, '0');
  const isEvening = Number(hour) >= 22;
  return {
    ...{ pickUpDate: date, pickUpTime: `${hour}:${quarter}` },
    ...(!dropOffDate && !isEvening && { dropOffDate: date }),
  };
}
