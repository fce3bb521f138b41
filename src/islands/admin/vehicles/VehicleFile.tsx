import { useState } from 'react';
import { getVehicleHistory } from '../../../../contract/office/history.ts';
import { pageReservations } from '../../../../contract/reservations/reservations-admin.ts';
import { addDays } from '../../../../contract/values/add-days.ts';
import { listBlocks } from '../../../../contract/vehicles/blocks.ts';
import { listReadings } from '../../../../contract/vehicles/vehicle-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { may } from '../../../lib/session/may.ts';
import { blockTexts, adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { Count, FoldedCard } from '../FoldedCard.tsx';
import { HistoryCard } from '../history/HistoryCard.tsx';

const Rentals = lazyScreen(() => import('./VehicleRentals.tsx'), 'VehicleRentals', ['finder']);
const Mileage = lazyScreen(() => import('./VehicleMileage.tsx'), 'VehicleMileage');
const Blocks = lazyScreen(() => import('./VehicleBlocks.tsx'), 'VehicleBlocks');

/** What a vehicle has been through, in parts that load when they are opened; until then each says how much it has. */
export function VehicleFile({ vehicleId }: { vehicleId: number }) {
  const [{ readings, blocks, counts }] = useState(() => fileOf(vehicleId));
  return (
    <>
      <FoldedCard title={adminTexts().reservations} about={<Count load={counts.rentals} />}>
        <Rentals vehicleId={vehicleId} />
      </FoldedCard>
      <FoldedCard title={fleetTexts().mileage.title} about={<Count load={counts.readings} />}>
        <Mileage load={readings} />
      </FoldedCard>
      {may('blocks') && (
        <FoldedCard title={blockTexts().blocks} about={<Count load={counts.blocks} />}>
          <Blocks load={blocks} />
        </FoldedCard>
      )}
      <HistoryCard kind="vehicle" id={vehicleId} about={<Count load={counts.changes} />} />
    </>
  );
}

/** Days back and ahead of which blocks are shown. */
const shownDays = 3650;

/** What loads a vehicle's readings and blocks, latest first, and counts of all parts. */
function fileOf(id: number) {
  const params = { id };
  const readings = async () => (await call(listReadings, { params })).toReversed();
  const blocks = async () => {
    const [from, until] = [addDays(today(), -shownDays), addDays(today(), shownDays)];
    return (await call(listBlocks, { query: { from, until, vehicleId: id } })).toReversed();
  };
  const counts = {
    rentals: async () => {
      const query = { vehicleId: String(id), page: '0', size: '1' };
      return (await call(pageReservations, { query })).totalElements;
    },
    readings: async () => (await readings()).length,
    blocks: async () => (await blocks()).length,
    changes: async () => (await call(getVehicleHistory, { params })).length,
  };
  return { readings, blocks, counts };
}
