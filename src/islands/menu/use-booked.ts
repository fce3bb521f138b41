import { useCallback, useEffect } from 'react';
import { getOwnReservation, type Reservation } from '../../../contract/reservations.ts';
import { call } from '../../lib/api.ts';
import { forgetBooked } from '../../lib/booked.ts';
import { wallTime } from '../../lib/clock.ts';
import { useResource } from '../../lib/resource.ts';

/** A reservation as it is now; null while unknown. One that is over, or cancelled, is forgotten. */
export function useBooked(id: number): Reservation | null {
  const load = useCallback(() => call(getOwnReservation, { params: { id } }), [id]);
  const { resource } = useResource(load);
  const isGone =
    resource.state === 'failed'
      ? resource.status === 404
      : resource.state === 'ready' && !isAhead(resource.data);
  useEffect(() => {
    if (isGone) forgetBooked();
  }, [isGone]);
  return resource.state === 'ready' && !isGone ? resource.data : null;
}

const isAhead = ({ status, dropOffTime }: Reservation): boolean =>
  status === 'CREATED' && dropOffTime > wallTime();
