import { useCallback, useState } from 'react';
import { getVehicle } from '../../../contract/vehicles.ts';
import { vehiclesAddress } from '../../lib/addresses.ts';
import { call } from '../../lib/api.ts';
import { earlyVehicle, takeEarlyVehicle } from '../../lib/early-vehicle.ts';
import { useResource } from '../../lib/resource.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Failed } from '../ui/Failed.tsx';
import { Island } from '../ui/Island.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { vehicleIdOf } from './vehicle-id.ts';
import { VehicleDetails } from './VehicleDetails.tsx';

const back = { href: vehiclesAddress, text: texts.vehicles.back };

/** The vehicle that the address names, with its booking form. */
export function VehiclePage() {
  const id = vehicleIdOf(location.pathname);
  return <Island>{id === null ? <NotFound back={back} /> : <Vehicle id={id} />}</Island>;
}

function Vehicle({ id }: { id: number }) {
  const [early] = useState(earlyVehicle);
  const load = useCallback(
    async () => early ?? (await takeEarlyVehicle()) ?? call(getVehicle, { params: { id } }),
    [early, id],
  );
  const { resource, retry } = useResource(load);
  const vehicle = resource.state === 'ready' ? resource.data : early;
  if (vehicle) return <VehicleDetails vehicle={vehicle} />;
  if (resource.state !== 'failed') return <LoadingScreen />;
  if (resource.status === 404) return <NotFound reason={resource.message} back={back} />;
  return <Failed title={texts.vehicles.vehicleFailed} reason={resource.message} onRetry={retry} />;
}
