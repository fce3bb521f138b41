import { useCallback } from 'react';
import { getFleetVehicle, getVehicle } from '../../../../contract/vehicles.ts';
import { offers } from '../../../lib/features.ts';
import { readRecord } from '../../../lib/records.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { Await } from '../shell/Await.tsx';
import { adminTexts } from '../../../lib/texts.ts';

const VehicleForm = lazyPart(() => import('./VehicleForm.tsx').then((file) => file.VehicleForm));
const VehicleDamages = lazyPart(() =>
  import('./VehicleDamages.tsx').then((file) => file.VehicleDamages),
);

export function VehicleScreen({ vehicleId }: { vehicleId: string }) {
  const load = useCallback(
    async () =>
      readRecord((await offers('vehicleData')) ? getFleetVehicle : getVehicle, {
        params: { id: vehicleId },
      }),
    [vehicleId],
  );
  return (
    <Await title={adminTexts().vehicle} load={load}>
      {(stored) => (
        <>
          <ScreenHeader title={stored.data.model} />
          <VehicleForm stored={stored} />
          <VehicleDamages vehicleId={stored.data.id} />
          <HistoryCard kind="vehicle" id={stored.data.id} />
        </>
      )}
    </Await>
  );
}
