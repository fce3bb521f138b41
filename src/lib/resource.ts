import { useCallback, useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { messageOf } from './texts.ts';

type Failure = { state: 'failed'; message: string; status: number };
export type Resource<Data> = { state: 'loading' } | Failure | { state: 'ready'; data: Data };

/**
 * Loads a screen's data, again when `load` changes (keep it stable with useCallback). Drops answers to outdated requests.
 */
export function useResource<Data>(load: () => Promise<Data>) {
  const [request, setRequest] = useState({ load });
  const [answer, setAnswer] = useState<{ request: object; resource: Resource<Data> }>();
  if (request.load !== load) setRequest({ load });

  useEffect(() => {
    let isCurrent = true;
    const settle = (resource: Resource<Data>) => {
      if (isCurrent) setAnswer({ request, resource });
    };
    request.load().then(
      (data) => settle({ state: 'ready', data }),
      (error: unknown) => settle(toFailure(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);

  const retry = useCallback(() => setRequest({ load }), [load]);
  const resource: Resource<Data> =
    answer?.request === request ? answer.resource : { state: 'loading' };
  return { resource, retry };
}

function toFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return { state: 'failed', message: error.message, status: error.status };
  console.error(error);
  return { state: 'failed', message: messageOf('common.internal'), status: 0 };
}
