import { useCallback, useState } from 'react';
import { getFleetVehicle, type FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { call } from '../../../lib/api/api.ts';
import { findVehicles } from '../../../lib/host/vehicles.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { maxOptions, type Option } from '../form/combobox.ts';

const loadVehicle = (id: number) => call(getFleetVehicle, { params: { id } });

const optionOf = ({ id, model, licencePlate }: FleetVehicle): Option => ({
  id,
  text: model,
  hint: licencePlate ?? '',
});

/** The vehicles that a block may be of: the one that it begins with, if any, and those that were found or loaded since. */
export function useBlockedVehicle(first: number | null) {
  const loadFirst = useCallback(async () => (first === null ? null : loadVehicle(first)), [first]);
  const { resource } = useResource(loadFirst);
  const [others, setOthers] = useState<FleetVehicle[]>([]);
  const vehicles =
    resource.state === 'ready' && resource.data ? [resource.data, ...others] : others;
  const vehicleOf = (id: number | null) => vehicles.find((vehicle) => vehicle.id === id);
  const find = useCallback(async (text: string) => {
    const vehicles = await findVehicles(text, maxOptions);
    setOthers((before) => [...before, ...vehicles]);
    return vehicles.map(optionOf);
  }, []);
  return {
    resource,
    find,
    vehicleOf,
    option: (id: number | null): Option | null => {
      const vehicle = vehicleOf(id);
      return vehicle ? optionOf(vehicle) : null;
    },
    /** Loads the vehicle that somebody else chose. */
    load: async (id: number) => {
      if (vehicleOf(id)) return;
      const vehicle = await loadVehicle(id);
      setOthers((before) => [...before, vehicle]);
    },
  };
}
