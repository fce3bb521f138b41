import { useCallback } from 'react';
import { previewReturn } from '../../../../contract/counter.ts';
import type { Answer } from '../../../../contract/endpoint.ts';
import { call, type Request } from '../../../lib/api.ts';
import { useAnswer, type AnswerState } from '../../../lib/use-answer.ts';

export type Preview = Answer<typeof previewReturn>;
export type PreviewState = AnswerState<Preview>;
type Readings = Request<typeof previewReturn>['query'];

/** Milliseconds. */
const pauseInTyping = 300;

/** What the return would cost with these readings. */
export function usePreview(id: number, readings: Readings | null) {
  const ask = useCallback(
    (query: Readings) => call(previewReturn, { params: { id }, query }),
    [id],
  );
  return useAnswer(readings, ask, pauseInTyping);
}
