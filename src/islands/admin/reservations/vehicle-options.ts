import { useCallback, useState } from 'react';
import {
  getFleetVehicle,
  listVehicles,
  type FleetVehicle,
  type Vehicle,
} from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { offers } from '../../../lib/features.ts';
import { pricePerHour } from '../../../lib/format.ts';
import { useResource } from '../../../lib/resource.ts';
import type { Option } from '../form/combobox.ts';
import { findVehicles } from '../form/find-vehicles.ts';
import { adminTexts } from '../../../lib/texts.ts';

const optionOf = ({ id, model, licencePlate, pricePerHour: price }: FleetVehicle): Option => ({
  ...{ id, text: model },
  hint: [licencePlate, pricePerHour(price)].filter(Boolean).join(' · '),
});

/** Those whose model or licence plate contains the words. A host that does not search sends all. */
const load = async (words: string): Promise<FleetVehicle[]> => {
  if (await offers('vehicleData')) return findVehicles(words);
  const all = await call(listVehicles, {});
  return all.filter(({ model }) => model.toLowerCase().includes(words.toLowerCase()));
};

/** The vehicle with this id, and all others where the host does not search. */
async function loadOne(id: number | null): Promise<FleetVehicle[]> {
  if (id === null) return [];
  if (!(await offers('vehicleData'))) return call(listVehicles, {});
  return [await call(getFleetVehicle, { params: { id } })];
}

/**
 * Vehicles as options, by model. Those with the `shown` ids are loaded unless they were found before; `own` is one that is known
 * already, if any. Unknown vehicles, such as deleted ones, are shown by number.
 */
export function useVehicleOptions(shown: (number | null)[], own: Vehicle | null = null) {
  const [known, setKnown] = useState<FleetVehicle[]>(own ? [own] : []);
  const vehicleOf = (id: number | null) => known.find((vehicle) => vehicle.id === id) ?? null;
  const missing = shown.find((id) => id !== null && !vehicleOf(id)) ?? null;
  const remember = useCallback(async (loading: Promise<FleetVehicle[]>) => {
    const loaded = await loading;
    setKnown((before) => [...before, ...loaded]);
    return loaded;
  }, []);
  const loadMissing = useCallback(() => remember(loadOne(missing)), [remember, missing]);
  const { resource } = useResource(loadMissing);
  const find = useCallback(
    async (text: string) => (await remember(load(text.trim()))).map(optionOf),
    [remember],
  );
  const option = (id: number | null): Option | null => {
    const vehicle = vehicleOf(id);
    if (vehicle) return optionOf(vehicle);
    if (id === null || resource.state === 'loading') return null;
    return { id, text: adminTexts().vehicleNumber(id), hint: '' };
  };
  return { find, option, vehicleOf };
}
