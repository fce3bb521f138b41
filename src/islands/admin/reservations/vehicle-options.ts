import { useCallback, useState } from 'react';
import { listVehicles, type FleetVehicle, type Vehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { offers } from '../../../lib/features.ts';
import { pricePerHour } from '../../../lib/format.ts';
import { useResource } from '../../../lib/resource.ts';
import type { Option } from '../form/combobox.ts';
import { findVehicles } from '../form/find-vehicles.ts';
import { adminTexts } from '../../../lib/texts.ts';

const loadVehicles = () => call(listVehicles, {});

const optionOf = ({ id, model, licencePlate, pricePerHour: price }: FleetVehicle): Option => ({
  ...{ id, text: model },
  hint: [licencePlate, pricePerHour(price)].filter(Boolean).join(' · '),
});

/** Vehicles by model or licence plate, if the host finds them by both. */
async function findInFleet(search: string): Promise<Option[] | null> {
  if (search === '' || !(await offers('vehicleData'))) return null;
  return (await findVehicles(search)).map(optionOf);
}

/**
 * All vehicles as options, by model, loaded once per screen. `own` is an already known vehicle, if any. Unknown vehicles,
 * such as deleted ones, are shown by number.
 */
export function useVehicleOptions(own: Vehicle | null = null) {
  const { resource } = useResource(loadVehicles);
  const [reloaded, setReloaded] = useState<Vehicle[] | null>(null);
  const vehicles = resource.state === 'ready' ? resource.data : reloaded;
  const find = useCallback(
    async (text: string) => {
      const found = await findInFleet(text.trim());
      if (found) return found;
      const loaded = vehicles ?? (await loadVehicles());
      setReloaded(loaded);
      const search = text.toLowerCase();
      return loaded.filter(({ model }) => model.toLowerCase().includes(search)).map(optionOf);
    },
    [vehicles],
  );
  const vehicleOf = (id: number | null) =>
    [...(vehicles ?? []), own].find((vehicle) => vehicle?.id === id) ?? null;
  const option = (id: number | null): Option | null => {
    const vehicle = vehicleOf(id);
    if (vehicle) return optionOf(vehicle);
    if (id === null || resource.state === 'loading') return null;
    return { id, text: adminTexts().vehicleNumber(id), hint: '' };
  };
  return { find, option, vehicleOf };
}
