import { useCallback } from 'react';
import { getVehicle } from '../../../../contract/vehicles.ts';
import { readRecord } from '../../../lib/records.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const VehicleForm = lazyPart(() => import('./VehicleForm.tsx').then((file) => file.VehicleForm));

export function VehicleScreen({ vehicleId }: { vehicleId: string }) {
  const load = useCallback(
    () => readRecord(getVehicle, { params: { id: vehicleId } }),
    [vehicleId],
  );
  return (
    <Await title={adminTexts.vehicle} load={load}>
      {(stored) => (
        <>
          <ScreenHeader title={stored.data.model} />
          <VehicleForm stored={stored} />
        </>
      )}
    </Await>
  );
}
