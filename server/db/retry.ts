import { failedBy, type states } from './driver/failures.ts';

/** Does it once more when it failed for one of these reasons, which others that write at the same time caused. */
export const retryOnce = async <Result>(
  work: () => Promise<Result>,
  ...reasons: (keyof typeof states)[]
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (failedBy(error, ...reasons)) return work();
    throw error;
  }
};
