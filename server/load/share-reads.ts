/**
 * Lets callers that ask for the same in one turn of the event loop share one read. It starts after the last of them asked,
 * so each sees all that was written before. Keys are few: those of one turn.
 */
export function shareReads<Result>() {
  const pending = new Map<string, Promise<Result>>();
  return (key: string, read: () => Promise<Result>): Promise<Result> =>
    pending.getOrInsertComputed(
      key,
      () =>
        new Promise((resolve) =>
          setImmediate(() => {
            pending.delete(key);
            resolve(read());
          }),
        ),
    );
}
