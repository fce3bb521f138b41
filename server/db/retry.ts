import { hasSqlState, type sqlStates } from './driver/failures.ts';

/** Repeats `work` once when it failed for one of these reasons, which concurrent writes cause. */
export const retryOnce = async <Result>(
  work: () => Promise<Result>,
  ...reasons: (keyof typeof sqlStates)[]
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (hasSqlState(error, ...reasons)) return work();
    throw error;
  }
};
