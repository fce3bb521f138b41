import { limits } from '../../../../contract/values/limits.ts';
import type { RentalTextName } from '../../../../contract/reservations/rental-fields.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import { listChoices, type VehicleChoice } from '../../../../contract/reservations/search.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { call } from '../../../lib/api/api.ts';
import { rentalTimes, slugsOf } from '../../../lib/rental/rental.ts';
import { placeName } from '../../../lib/site/place-of.ts';
import { dateTime, price } from '../../../lib/texts/format.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { choiceTexts } from '../../../lib/texts/texts.ts';
import { maxOptions, type Option } from '../form/combobox.ts';
import { hintOf } from './vehicle-options.ts';

/** What vehicles are chosen for. */
export interface ForRental {
  moments: Moments & Partial<Record<RentalTextName, string>>;
  /** The one that is to get another vehicle; null for a new one. */
  reservationId: number | null;
  /** Whether others cannot be chosen: where nothing else can be changed, such as the times. */
  onlyFree?: boolean;
  /** The one that it has, where only another one is meant. */
  except?: number;
}

/** So many letters say what kind is meant. */
const fewest = 3;

/** The categories whose names contain what was typed. */
const kindsNamed = (text: string) => {
  const word = text.toLowerCase();
  return word.length < fewest
    ? []
    : vehicleFields.category.choices.filter((kind) =>
        choiceText(kind).toLowerCase().includes(word),
      );
};

/** Those that a text names by plate, model or kind: the free ones first. */
export async function findChoices(
  text: string,
  { moments, reservationId, except }: ForRental,
  size: number = maxOptions,
): Promise<VehicleChoice[]> {
  const search = text.trim().slice(0, limits.search);
  const query = {
    ...rentalTimes(moments),
    ...slugsOf({ pickUpLocation: '', dropOffLocation: '', ...moments }),
    reservationId: reservationId ?? undefined,
    search: search || undefined,
    categories: kindsNamed(search).join(',') || undefined,
    size,
  };
  const { content } = await call(listChoices, { query });
  return content.filter(({ id }) => id !== except);
}

/** Why a vehicle cannot be had then. */
export function whyNot({ takenUntil, ready }: Pick<VehicleChoice, 'takenUntil' | 'ready'>): string {
  const texts = choiceTexts();
  if (takenUntil) return texts.takenUntil(dateTime(takenUntil));
  return ready ? texts.taken : texts.notReady;
}

/** The other place where a vehicle stands; undefined if the rental begins there, or nobody knows. */
export function otherPlace(
  { homePlace }: Pick<VehicleChoice, 'homePlace'>,
  pickUpLocation: string,
): string | undefined {
  const { pickUpPlace } = slugsOf({ pickUpLocation, dropOffLocation: '' });
  return pickUpPlace && homePlace !== pickUpPlace ? placeName(homePlace) : undefined;
}

export const optionOfChoice = (
  choice: VehicleChoice,
  onlyFree = false,
  pickUpLocation = '',
): Option => ({
  id: choice.id,
  text: choice.model,
  hint: hintOf(choice, choice.available ? price(choice.totalPrice) : whyNot(choice)),
  isTaken: !choice.available,
  isDisabled: onlyFree && !choice.available,
  group: choice.available ? otherPlace(choice, pickUpLocation) : choiceTexts().notFree,
});
