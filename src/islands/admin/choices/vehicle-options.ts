import { useCallback, useState } from 'react';
import type { FleetVehicle, Vehicle } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { pricePer } from '../../../lib/texts/format.ts';
import { findVehicles, readVehicle } from '../../../lib/host/vehicles.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { maxOptions, type Option } from '../form/combobox.ts';
import { placeName } from '../../../lib/site/place-of.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** What tells a vehicle from others of its model: its plate and where it stands; and more. */
export const hintOf = ({ licencePlate, homePlace }: FleetVehicle, more: string): string =>
  [licencePlate, placeName(homePlace), more].filter(Boolean).join(' · ');

const optionOf = (vehicle: FleetVehicle): Option => ({
  id: vehicle.id,
  text: vehicle.model,
  hint: hintOf(vehicle, pricePer(vehicle.pricePerHour, 'hour')),
});

const loadOne = async (id: number | null): Promise<FleetVehicle[]> =>
  id === null ? [] : [(await readVehicle(id)).data];

/**
 * Vehicles as options, by model. Those with the `shown` ids are loaded unless they were found before; `own` is one that is known
 * already, if any. Unknown vehicles, such as deleted ones, are shown by number.
 */
export function useVehicleOptions(shown: (number | null)[], own: Vehicle | null = null) {
  const [vehicles, setVehicles] = useState<FleetVehicle[]>(own ? [own] : []);
  const vehicleOf = (id: number | null) => vehicles.find((vehicle) => vehicle.id === id) ?? null;
  const missing = shown.find((id) => id !== null && !vehicleOf(id)) ?? null;
  const remember = useCallback(async (loading: Promise<FleetVehicle[]>) => {
    const loaded = await loading;
    setVehicles((before) => [...before, ...loaded]);
    return loaded;
  }, []);
  const loadMissing = useCallback(() => remember(loadOne(missing)), [remember, missing]);
  const { resource } = useResource(loadMissing);
  const find = useCallback(
    async (text: string) => (await remember(findVehicles(text, maxOptions))).map(optionOf),
    [remember],
  );
  const option = (id: number | null): Option | null => {
    const vehicle = vehicleOf(id);
    if (vehicle) return optionOf(vehicle);
    if (id === null || resource.state === 'loading') return null;
    return { id, text: adminTexts().vehicleNumber(id), hint: '' };
  };
  const nameOf = (id: number | null): string => {
    const vehicle = vehicleOf(id);
    return vehicle ? vehicleName(vehicle) : (option(id)?.text ?? '');
  };
  return { find, remember, option, vehicleOf, nameOf };
}
