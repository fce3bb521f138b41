import { useMemo } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/use-list.ts';
import { reservationList } from '../reservations/columns.tsx';
import { stateColumns } from '../reservations/state-columns.tsx';
import { addressOf } from '../shell/router.ts';

/** A vehicle's rentals, those that are over included, latest first. */
export function VehicleRentals({ vehicleId }: { vehicleId: number }) {
  const source = useMemo<typeof reservationList>(
    () => ({
      ...reservationList,
      filters: [],
      load: (query) => reservationList.load({ ...query, vehicleId: String(vehicleId) }),
    }),
    [vehicleId],
  );
  const list = useList(source);
  return (
    <ListView
      list={list}
      caption={adminTexts().reservations}
      columns={stateColumns().filter(({ area }) => area !== 'vehicle')}
      rowHref={({ id }) => addressOf.reservation(id)}
      empty={adminTexts().noReservations}
    />
  );
}
