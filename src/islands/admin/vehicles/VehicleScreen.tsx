import { useCallback, useState } from 'react';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { readVehicle } from '../../../lib/host/vehicles.ts';
import type { Stored } from '../../../lib/api/records.ts';
import { lazyPart, lazyWith } from '../../ui/lazy-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { Await } from '../shell/Await.tsx';
import { hasUnsavedChanges } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { RetiredNotice } from './RetiredNotice.tsx';
import { VehicleDues } from './VehicleDues.tsx';
import { VehicleFile } from './VehicleFile.tsx';
import { VehicleRental } from './VehicleRental.tsx';

const VehicleForm = lazyPart(() => import('./VehicleForm.tsx'), 'VehicleForm');
const VehicleDamages = lazyPart(() => import('./VehicleDamages.tsx'), 'VehicleDamages');
const RetireDialog = lazyWith(null)(() => import('./RetireDialog.tsx'), 'RetireDialog');

type Load = () => Promise<Stored<FleetVehicle>>;

export function VehicleScreen({ vehicleId }: { vehicleId: string }) {
  const load = useCallback<Load>(() => readVehicle(vehicleId), [vehicleId]);
  return (
    <Await title={adminTexts().vehicle} load={load}>
      {(stored) => <Shown loaded={stored} load={load} />}
    </Await>
  );
}

/** What is to be known of the vehicle, and its form. */
function Shown({ loaded, load }: { loaded: Stored<FleetVehicle>; load: Load }) {
  const [vehicle, setVehicle] = useState(loaded.data);
  const [form, setForm] = useState({ stored: loaded, round: 0 });
  const [retiring, setRetiring] = useState<'asked' | 'instead' | null>(null);
  const isOurs = useIsOurs();
  const canRetire = isOurs && !vehicle.builtIn && !vehicle.retiredAt;
  const { retiredAt } = vehicle;
  async function reload(): Promise<void> {
    const now = await load();
    setRetiring(null);
    setVehicle(now.data);
    // Unsaved changes stay: saving them shows what has changed meanwhile.
    if (!hasUnsavedChanges()) setForm(({ round }) => ({ stored: now, round: round + 1 }));
  }
  return (
    <>
      <ScreenHeader title={vehicleName(vehicle)}>
        <div className="cluster">
          {isOurs && (
            <>
              <a className="button" href={addressOf.copyOf(vehicle.id)}>
                {fleetTexts().copy}
              </a>
              <a className="button" href={addressOf.timelineOf(vehicle)}>
                {adminTexts().timeline}
              </a>
            </>
          )}
          <a className="button" href={addressOf.reservationsOf({ vehicleId: vehicle.id })}>
            <Icon name="calendar" />
            {adminTexts().reservations}
          </a>
        </div>
      </ScreenHeader>
      {isOurs && <VehicleRental vehicleId={vehicle.id} />}
      {retiredAt ? (
        <RetiredNotice vehicle={{ ...vehicle, retiredAt }} onReinstated={reload} />
      ) : (
        <VehicleDues vehicle={vehicle} onChanged={reload} />
      )}
      <VehicleForm
        key={form.round}
        stored={form.stored}
        onRetire={canRetire ? (why) => setRetiring(why) : undefined}
      />
      {retiring && (
        <RetireDialog
          vehicle={vehicle}
          isInstead={retiring === 'instead'}
          onClose={() => setRetiring(null)}
          onRetired={reload}
        />
      )}
      {isOurs && (
        <>
          <VehicleDamages vehicleId={vehicle.id} />
          <VehicleFile vehicleId={vehicle.id} />
        </>
      )}
      <HistoryCard kind="vehicle" id={vehicle.id} />
    </>
  );
}
