import { useCallback } from 'react';
import type { Answer } from '../../../contract/wire/endpoint.ts';
import { previewChange } from '../../../contract/reservations/reservations.ts';
import { call } from '../../lib/api/api.ts';
import type { rentalTimes } from '../../lib/rental/rental.ts';
import { useAnswer, type AnswerState } from '../../lib/api/use-answer.ts';

export type Preview = Answer<typeof previewChange>;
export type PreviewState = AnswerState<Preview>;
type Times = ReturnType<typeof rentalTimes>;

/** What other times of a reservation would cost. */
export function usePreview(id: number, times: Times | null) {
  const ask = useCallback((query: Times) => call(previewChange, { params: { id }, query }), [id]);
  return useAnswer(times, ask);
}
