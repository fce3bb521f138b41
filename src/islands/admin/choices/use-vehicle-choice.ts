import { useCallback } from 'react';
import type { Vehicle } from '../../../../contract/vehicles/vehicles.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { isComplete } from '../../../lib/rental/is-complete.ts';
import { findChoices, optionOfChoice, type ForRental } from './choices.ts';
import { useVehicleOptions } from './vehicle-options.ts';

/** Vehicles as options for a rental: the free ones first, once its times are known, and by model before. */
export function useVehicleChoice(
  shown: (number | null)[],
  own: Vehicle | null,
  rental: ForRental,
): ReturnType<typeof useVehicleOptions> {
  const vehicles = useVehicleOptions(shown, own);
  const { find: findByModel, remember } = vehicles;
  const question = isComplete(rental.moments) ? JSON.stringify(rental) : null;
  const find = useCallback(
    async (text: string) => {
      const asked = question && (await isOurs()) ? (JSON.parse(question) as ForRental) : null;
      // Times that nobody could book have no vehicles to choose from: saving says why.
      const choices = asked && (await findChoices(text, asked).catch(() => null));
      if (!asked || !choices) return findByModel(text);
      await remember(Promise.resolve(choices));
      return choices.map((choice) =>
        optionOfChoice(choice, asked.onlyFree, asked.moments.pickUpLocation),
      );
    },
    [question, findByModel, remember],
  );
  return { ...vehicles, find };
}
