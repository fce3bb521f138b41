import { useCallback, useState } from 'react';
import { listVehicles, type Vehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { pricePerHour } from '../../../lib/format.ts';
import { useResource } from '../../../lib/resource.ts';
import type { Option } from '../form/combobox.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const loadVehicles = () => call(listVehicles, {});

const optionOf = (vehicle: Vehicle): Option => ({
  id: vehicle.id,
  text: vehicle.model,
  hint: pricePerHour(vehicle.pricePerHour),
});

/**
 * All vehicles as something to choose from, by model. They are asked for once a screen. `own` is the vehicle that is
 * known already, if any; one of which nothing is known, as when it was deleted, is called by its number.
 */
export function useVehicleOptions(own: Vehicle | null = null) {
  const { resource } = useResource(loadVehicles);
  const [later, setLater] = useState<Vehicle[] | null>(null);
  const vehicles = resource.state === 'ready' ? resource.data : later;
  const find = useCallback(
    async (text: string) => {
      const known = vehicles ?? (await loadVehicles());
      setLater(known);
      const wanted = text.toLowerCase();
      return known.filter(({ model }) => model.toLowerCase().includes(wanted)).map(optionOf);
    },
    [vehicles],
  );
  const vehicleOf = (id: number | null) =>
    [...(vehicles ?? []), own].find((vehicle) => vehicle?.id === id) ?? null;
  const option = (id: number | null): Option | null => {
    const vehicle = vehicleOf(id);
    if (vehicle) return optionOf(vehicle);
    if (id === null || resource.state === 'loading') return null;
    return { id, text: adminTexts.vehicleNumber(id), hint: '' };
  };
  return { find, option, vehicleOf };
}
