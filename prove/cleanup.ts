const tasks: (() => unknown)[] = [];
let running: Promise<void> | null = null;

/** Remembers what has to be done at the end, however the end comes about. */
export const atEnd = (task: () => unknown) => void tasks.push(task);

/** Does what is remembered, the last first. Who calls meanwhile waits for the same end. */
export const cleanUp = (): Promise<void> => (running ??= doAll().finally(() => (running = null)));

async function doAll(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop())
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
}
