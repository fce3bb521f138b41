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
 * `again`; null asks nothing. Unlike `useResource` it keeps the last answer while asking. `ask` must stay the same function.
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Answer>,
  pause = 0,
): { state: AnswerState<Answer>; again: () => void } {
  const json = question && JSON.stringify(question);
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<
    AnswerState<Answer> & { json: string | null; round: number }
  >({ ...nothing, json, round });

  useEffect(() => {
    if (json === null) return undefined;
    let isCurrent = true;
    const settle = (result: Partial<AnswerState<Answer>>) => {
      if (isCurrent) setLatest({ ...nothing, ...result, json, round });
    };
    const send = () =>
      void ask(JSON.parse(json) as Question).then(
        (answer) => settle({ answer }),
        (error: unknown) => settle({ failure: failureMessage(error) }),
      );
    const timer = pause > 0 ? setTimeout(send, pause) : undefined;
    if (pause === 0) send();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, json, pause, round]);

  const isAsking = json !== null && (latest.json !== json || latest.round !== round);
  return {
    state: json === null ? nothing : { ...latest, isAsking },
    again: () => setRound((last) => last + 1),
  };
}
