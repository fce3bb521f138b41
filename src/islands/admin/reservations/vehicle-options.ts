import { useCallback } from 'react';
import { listVehicles, type Vehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { pricePerHour } from '../../../lib/format.ts';
import { useResource } from '../../../lib/resource.ts';
import type { Option } from '../combobox.ts';

const loadVehicles = () => call(listVehicles, {});

const optionOf = (vehicle: Vehicle): Option => ({
  id: vehicle.id,
  text: vehicle.model,
  hint: pricePerHour(vehicle.pricePerHour),
});

/** All vehicles as something to choose from, by model. They are asked for once a screen. */
export function useVehicleOptions() {
  const { resource } = useResource(loadVehicles);
  const vehicles = resource.state === 'ready' ? resource.data : null;
  const find = useCallback(
    async (text: string) => {
      const known = vehicles ?? (await loadVehicles());
      const wanted = text.toLowerCase();
      return known.filter(({ model }) => model.toLowerCase().includes(wanted)).map(optionOf);
    },
    [vehicles],
  );
  const vehicleOf = (id: number | null) => vehicles?.find((vehicle) => vehicle.id === id) ?? null;
  const option = (id: number | null) => {
    const vehicle = vehicleOf(id);
    return vehicle && optionOf(vehicle);
  };
  return { find, option, vehicleOf };
}
