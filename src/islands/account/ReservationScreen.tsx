import { useCallback, type ReactNode } from 'react';
import { pages } from '../../../contract/pages.ts';
import { getOwnReservation, type Reservation } from '../../../contract/reservations.ts';
import { vehicleFieldsIn } from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import {
  rentalFieldNames,
  rentalFields,
  type RentalFieldName,
} from '../../../contract/rental-fields.ts';
import { call } from '../../lib/api.ts';
import { dateTime, price } from '../../lib/format.ts';
import { useResource } from '../../lib/resource.ts';
import { vehicleText } from '../../lib/vehicle-text.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Facts } from '../ui/Facts.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';

const { account, fields, vehicles } = texts;

/** Air conditioning is named only where there is one. */
const vehicleFactsOf = (vehicle: Vehicle): [string, ReactNode][] =>
  (['model', ...vehicleFieldsIn('facts')] as const)
    .filter((name) => name !== 'airConditioning' || vehicle.airConditioning)
    .map((name) => [vehicles[name], vehicleText(vehicle, name)]);

const rentalLabels: Record<RentalFieldName, string> = {
  ...fields,
  pickUpTime: account.pickUp,
  dropOffTime: account.dropOff,
};

const factsOf = (reservation: Reservation): [string, ReactNode][] => [
  ...rentalFieldNames.map((name): [string, string] => [
    rentalLabels[name],
    rentalFields[name].kind === 'moment' ? dateTime(reservation[name]) : reservation[name],
  ]),
  [account.status, <StatusBadge key="status" status={reservation.status} />],
  [account.price, reservation.totalPrice == null ? '–' : price(reservation.totalPrice)],
];

const back = { href: pages.ownReservations, text: account.backToReservations };

/** One of the user's reservations with its vehicle. */
export function ReservationScreen({ id }: { id: string }) {
  const load = useCallback(() => call(getOwnReservation, { params: { id } }), [id]);
  const { resource, retry } = useResource(load);
  if (resource.state === 'failed' && resource.status === 404)
    return <NotFound reason={resource.message} back={back} />;
  return (
    <>
      <ScreenHeader title={account.reservation(id)}>
        <a className="button" href={pages.ownReservations}>
          {account.backToReservations}
        </a>
      </ScreenHeader>
      {resource.state === 'loading' && <Loading />}
      {resource.state === 'failed' && (
        <Failed title={account.reservationFailed} reason={resource.message} onRetry={retry} />
      )}
      {resource.state === 'ready' && (
        <div className="stack">
          <Facts facts={factsOf(resource.data)} />
          {resource.data.vehicle && (
            <>
              <h2>{account.vehicle}</h2>
              <Facts facts={vehicleFactsOf(resource.data.vehicle)} />
            </>
          )}
        </div>
      )}
    </>
  );
}
