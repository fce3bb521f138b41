import { useCallback } from 'react';
import { pageReservations } from '../../../../contract/reservations/reservations-admin.ts';
import { call } from '../../../lib/api/api.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { aboutState, toneOf } from '../counter/state.ts';
import { shownName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import styles from './VehicleNotice.module.css';

/** Some were never picked up, but are still open. */
const few = 5;

/** Who has the vehicle, or who gets it next. Nothing is said if nobody does. */
export function VehicleRental({ vehicleId }: { vehicleId: number }) {
  const load = useCallback(async () => {
    const { content } = await call(pageReservations, {
      query: {
        vehicleId: String(vehicleId),
        state: 'open',
        page: '0',
        size: String(few),
        sort: 'pickUpTime',
        direction: 'ASC',
      },
    });
    const [first = null] = content;
    return content.find(({ state }) => state === 'out' || state === 'late') ?? first;
  }, [vehicleId]);
  const { resource } = useResource(load);
  const rental = resource.state === 'ready' ? resource.data : null;
  if (!rental?.state) return null;
  const { id, state, customer = '' } = rental;
  return (
    <p
      className={`notice notice--${state === 'late' ? 'danger' : 'info'} cluster ${styles.rental}`}
    >
      <span className={`badge ${toneOf[state]}`}>{counterTexts().states[state]}</span>
      <a href={addressOf.reservation(id)}>{shownName(customer)}</a>
      <span>{aboutState(state, { returnedAt: null, noShowAt: null }, rental)}</span>
    </p>
  );
}
