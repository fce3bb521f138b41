import { useEffect, useState } from 'react';
import { previewReturn } from '../../../../contract/counter.ts';
import type { Answer } from '../../../../contract/endpoint.ts';
import { ApiError, call, type Request } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/texts.ts';

export type Preview = Answer<typeof previewReturn>;
type Readings = Request<typeof previewReturn>['query'];

export interface PreviewState {
  /** The last answer; null if there was none or it failed. While asking, that to earlier readings. */
  answer: Preview | null;
  failure: string | null;
  isAsking: boolean;
}

const nothing: PreviewState = { answer: null, failure: null, isAsking: false };

/** Milliseconds. */
const pauseInTyping = 300;

/** What the return would cost. Asks whenever the readings change, and again on `ask`; null asks nothing. */
export function usePreview(id: number, readings: Readings | null) {
  const asked = readings && JSON.stringify(readings);
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState({ ...nothing, asked, round });

  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const settle = (result: Partial<PreviewState>) => {
      if (isCurrent) setKnown({ ...nothing, ...result, asked, round });
    };
    const timer = setTimeout(
      () =>
        void call(previewReturn, { params: { id }, query: JSON.parse(asked) as Readings }).then(
          (answer) => settle({ answer }),
          (error: unknown) => settle({ failure: reasonOf(error) }),
        ),
      pauseInTyping,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, asked, round]);

  const isAsking = asked !== null && (known.asked !== asked || known.round !== round);
  const preview: PreviewState = asked === null ? nothing : { ...known, isAsking };
  return { preview, ask: () => setRound((last) => last + 1) };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  console.error(error);
  return messageOf('common.internal');
}
