import { useEffect, useState } from 'react';
import type { Answer } from '../../../contract/endpoint.ts';
import { previewChange } from '../../../contract/reservations.ts';
import { ApiError, call } from '../../lib/api.ts';
import type { rentalTimes } from '../../lib/rental.ts';
import { messageOf } from '../../lib/texts.ts';

export type Preview = Answer<typeof previewChange>;
type Times = ReturnType<typeof rentalTimes>;

export interface PreviewState {
  /** The last answer, null if there was none or it failed. While asking, that of earlier times. */
  answer: Preview | null;
  failure: string | null;
  isAsking: boolean;
}

const nothing: PreviewState = { answer: null, failure: null, isAsking: false };

/** What other times of a reservation would cost. Asks whenever they change, and again on `ask`; null asks nothing. */
export function usePreview(id: number, times: Times | null) {
  const asked = times && JSON.stringify(times);
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState({ ...nothing, asked, round });

  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const settle = (result: Partial<PreviewState>) => {
      if (isCurrent) setKnown({ ...nothing, ...result, asked, round });
    };
    call(previewChange, { params: { id }, query: JSON.parse(asked) as Times }).then(
      (answer) => settle({ answer }),
      (error: unknown) => settle({ failure: reasonOf(error) }),
    );
    return () => {
      isCurrent = false;
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
