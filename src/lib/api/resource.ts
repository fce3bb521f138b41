import { startTransition, useCallback, useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { failureMessage } from './failure-message.ts';

/** `status` is 0 if there was no answer. */
type Resource<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; status: number }
  | { state: 'ready'; data: Data };

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
      // In slices, so that typing and scrolling go on meanwhile.
      if (isCurrent) startTransition(() => setAnswer({ request, resource }));
    };
    request.load().then(
      (data) => settle({ state: 'ready', data }),
      (error: unknown) =>
        settle({
          state: 'failed',
          message: failureMessage(error),
          status: error instanceof ApiError ? error.status : 0,
        }),
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
