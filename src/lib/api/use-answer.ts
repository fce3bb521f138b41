import { useEffect, useState } from 'react';
import { failureMessage } from './failure-message.ts';

export interface AnswerState<Answer> {
  /** The last answer; null if there was none or it failed. While asking, that to an earlier question. */
  answer: Answer | null;
  failure: string | null;
  isAsking: boolean;
}

const nothing = { answer: null, failure: null, isAsking: false };

/**
 * The answer to a question that changes while it is typed. Asks whenever it changes, after a pause in milliseconds, and again on
 * `again`; null asks nothing. `ask` must stay the same function.
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Answer>,
  pause = 0,
): { state: AnswerState<Answer>; again: () => void } {
  const asked = question && JSON.stringify(question);
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<AnswerState<Answer> & { asked: string | null; round: number }>(
    { ...nothing, asked, round },
  );

  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const settle = (result: Partial<AnswerState<Answer>>) => {
      if (isCurrent) setKnown({ ...nothing, ...result, asked, round });
    };
    const send = () =>
      void ask(JSON.parse(asked) as Question).then(
        (answer) => settle({ answer }),
        (error: unknown) => settle({ failure: failureMessage(error) }),
      );
    const timer = pause > 0 ? setTimeout(send, pause) : undefined;
    if (pause === 0) send();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, asked, pause, round]);

  const isAsking = asked !== null && (known.asked !== asked || known.round !== round);
  return {
    state: asked === null ? nothing : { ...known, isAsking },
    again: () => setRound((last) => last + 1),
  };
}
