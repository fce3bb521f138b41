import { useCallback } from 'react';
import { getVehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../Await.tsx';
import { VehicleForm } from './VehicleForm.tsx';
import { adminTexts } from '../texts.ts';

export function VehicleScreen({ vehicleId }: { vehicleId: string }) {
  const load = useCallback(() => call(getVehicle, { params: { id: vehicleId } }), [vehicleId]);
  return (
    <Await title={adminTexts.vehicle} load={load}>
      {(vehicle) => (
        <>
          <ScreenHeader title={vehicle.model} />
          <VehicleForm vehicle={vehicle} />
        </>
      )}
    </Await>
  );
}
