import { useState } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import type { RentalTextName } from '../../../../contract/reservations/rental-fields.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import { listChoices, type VehicleChoice } from '../../../../contract/reservations/search.ts';
import { call } from '../../../lib/api/api.ts';
import { isComplete } from '../../../lib/rental/is-complete.ts';
import { rentalTimes, slugsOf } from '../../../lib/rental/rental.ts';
import { useAnswer, type AnswerState } from '../../../lib/api/use-answer.ts';
import { pause } from './quote.ts';

type Rental = Moments & Record<RentalTextName, string>;

interface Question {
  moments: Moments;
  slugs: ReturnType<typeof slugsOf>;
  /** Empty for all. */
  category: string;
  size: number;
}

/** The vehicles that are free for the times of a form; `none` while these are incomplete. */
export type FreeVehicles =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; message: string }
  | {
      state: 'found';
      vehicles: VehicleChoice[];
      moments: Moments;
      isAll: boolean;
      /** If none is free: those that are free again soonest, and free ones of other kinds. */
      soonest: VehicleChoice[];
      others: VehicleChoice[];
    };

/** Those that are taken but can be had later, by when that is, then by model. */
const againFree = (vehicles: readonly VehicleChoice[]) =>
  vehicles
    .filter(({ nextFree }) => nextFree)
    .toSorted(
      (one, other) =>
        one.nextFree!.pickUpTime.localeCompare(other.nextFree!.pickUpTime) ||
        one.model.localeCompare(other.model),
    );

/** Vehicles that are shown first, and of the next best. */
const few = 12;
const fewest = 6;

async function find({ moments, slugs, category, size }: Question): Promise<FreeVehicles> {
  const ask = (categories?: string) =>
    call(listChoices, { query: { ...rentalTimes(moments), ...slugs, categories, size } });
  const { content, last } = await ask(category || undefined);
  const vehicles = content.filter(({ available }) => available);
  const isNone = vehicles.length === 0;
  const others = isNone && category ? (await ask()).content : [];
  return {
    state: 'found',
    vehicles,
    moments,
    isAll: last || vehicles.length < content.length,
    soonest: isNone ? againFree(content).slice(0, fewest) : [],
    others: others.filter(({ available }) => available).slice(0, fewest),
  };
}

/** Asks for the free vehicles when the form's times change. The former ones stay until the answer comes. */
export function useFreeVehicles({
  pickUpDate,
  pickUpTime,
  dropOffDate,
  dropOffTime,
  ...places
}: Rental) {
  const [category, setCategory] = useState('');
  const [size, setSize] = useState<number>(few);
  const moments = { pickUpDate, pickUpTime, dropOffDate, dropOffTime };
  const question = isComplete(moments) ? { moments, slugs: slugsOf(places), category, size } : null;
  const { state } = useAnswer(question, find, pause);
  return {
    free: question ? freeOf(state) : { state: 'none' as const },
    isBusy: state.isAsking,
    category,
    setCategory,
    showAll: () => setSize(limits.page.maxSize),
  };
}

function freeOf({ answer, failure }: AnswerState<FreeVehicles>): FreeVehicles {
  if (failure !== null) return { state: 'failed', message: failure };
  return answer ?? { state: 'asking' };
}
