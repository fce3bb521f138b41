import { useEffect, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { Moments } from '../../../../contract/rental.ts';
import { searchVehicles, type Found } from '../../../../contract/search.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { searchQuery } from '../../../lib/search.ts';
import { messageOf } from '../../../lib/texts.ts';
import { isComplete, pause } from './quote.ts';

interface Asked {
  moments: Moments;
  /** Empty for all. */
  category: string;
  size: number;
}

type Answer =
  | { state: 'failed'; message: string }
  | { state: 'found'; vehicles: Found[]; moments: Moments; isAll: boolean };

/** The vehicles that are free for the times of a form; `none` while these are incomplete. */
export type FreeVehicles = { state: 'none' } | { state: 'asking' } | Answer;

/** Rows that are shown first. */
const few = 12;

async function find({ moments, category, size }: Asked): Promise<Answer> {
  const query = { ...searchQuery({ category }, moments), page: '0', size: String(size) };
  try {
    const { content, last } = await call(searchVehicles, { query }, { sendsToken: true });
    return { state: 'found', vehicles: content, moments, isAll: last };
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    const message = error instanceof ApiError ? error.message : messageOf('common.internal');
    return { state: 'failed', message };
  }
}

/** Asks for the free vehicles when the form's times change. The former ones stay until the answer comes. */
export function useFreeVehicles({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments) {
  const [category, setCategory] = useState('');
  const [size, setSize] = useState<number>(few);
  const moments = { pickUpDate, pickUpTime, dropOffDate, dropOffTime };
  const question = isComplete(moments)
    ? JSON.stringify({ moments, category, size } satisfies Asked)
    : null;
  const [known, setKnown] = useState<{ question: string; answer: Answer } | null>(null);
  useEffect(() => {
    if (!question) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await find(JSON.parse(question) as Asked);
      if (isCurrent) setKnown({ question, answer });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question]);

  const free: FreeVehicles = question ? (known?.answer ?? { state: 'asking' }) : { state: 'none' };
  return {
    free,
    isBusy: question !== null && question !== known?.question,
    category,
    setCategory,
    showAll: () => setSize(limits.page.maxSize),
  };
}
