import { useCallback, useEffect, useState } from 'react';
import { commonMessages } from '../../contract/common.ts';
import { ApiError } from './api.ts';

type Failure = { state: 'failed'; message: string; status: number };
export type Resource<Data> = { state: 'loading' } | Failure | { state: 'ready'; data: Data };

/**
 * Loads something for a screen, anew when `load` changes (keep it stable with useCallback).
 * An answer that comes after a newer question is dropped.
 */
export function useResource<Data>(load: () => Promise<Data>) {
  const [question, ask] = useState({ load });
  const [answer, setAnswer] = useState<{ question: object; resource: Resource<Data> }>();
  if (question.load !== load) ask({ load });

  useEffect(() => {
    let isNewest = true;
    const settle = (resource: Resource<Data>) => {
      if (isNewest) setAnswer({ question, resource });
    };
    question.load().then(
      (data) => settle({ state: 'ready', data }),
      (error: unknown) => settle(toFailure(error)),
    );
    return () => {
      isNewest = false;
    };
  }, [question]);

  const retry = useCallback(() => ask({ load }), [load]);
  const resource: Resource<Data> =
    answer?.question === question ? answer.resource : { state: 'loading' };
  return { resource, retry };
}

function toFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return { state: 'failed', message: error.message, status: error.status };
  console.error(error);
  return { state: 'failed', message: commonMessages.internal, status: 0 };
}
