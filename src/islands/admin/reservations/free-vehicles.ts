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
  /** `next` is the one that is free again first. */
  | {
      state: 'found';
      vehicles: VehicleChoice[];
      moments: Moments;
      isAll: boolean;
      next: VehicleChoice | null;
    };

/** Rows that are shown first. */
const few = 12;

async function find({ moments, slugs, category, size }: Question): Promise<FreeVehicles> {
  const query = { ...rentalTimes(moments), ...slugs, categories: category || undefined, size };
  const { content, last } = await call(listChoices, { query });
  const vehicles = content.filter(({ available }) => available);
  const [next = null] = content.slice(vehicles.length);
  return { state: 'found', vehicles, moments, isAll: last || next !== null, next };
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
