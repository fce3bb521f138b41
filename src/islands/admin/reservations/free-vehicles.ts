import { useState } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import { searchVehicles, type SearchResult } from '../../../../contract/reservations/search.ts';
import { call } from '../../../lib/api/api.ts';
import { searchQuery } from '../../../lib/rental/search-address.ts';
import { useAnswer, type AnswerState } from '../../../lib/api/use-answer.ts';
import { isComplete, pause } from './quote.ts';

interface Question {
  moments: Moments;
  /** Empty for all. */
  category: string;
  size: number;
}

/** The vehicles that are free for the times of a form; `none` while these are incomplete. */
export type FreeVehicles =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; message: string }
  | { state: 'found'; vehicles: SearchResult[]; moments: Moments; isAll: boolean };

/** Rows that are shown first. */
const few = 12;

async function find({ moments, category, size }: Question): Promise<FreeVehicles> {
  const query = { ...searchQuery({ category }, moments), page: '0', size: String(size) };
  const { content, last } = await call(searchVehicles, { query }, { sendsToken: true });
  return { state: 'found', vehicles: content, moments, isAll: last };
}

/** Asks for the free vehicles when the form's times change. The former ones stay until the answer comes. */
export function useFreeVehicles({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments) {
  const [category, setCategory] = useState('');
  const [size, setSize] = useState<number>(few);
  const moments = { pickUpDate, pickUpTime, dropOffDate, dropOffTime };
  const question = isComplete(moments) ? { moments, category, size } : null;
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
