import { useState } from 'react';
import { ApiError } from './api.ts';

/** What a button does: whether it is doing it, and the reason of a failure, shown by `onFailure`. */
export function useAction(act: () => Promise<unknown>, onFailure: (message: string) => unknown) {
  const [pending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    setPending(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailure(error.message);
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
