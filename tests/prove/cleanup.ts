const tasks: (() => unknown)[] = [];

/** Remembers what has to be done at the end, however the end comes about. */
export const atEnd = (task: () => unknown) => void tasks.push(task);

/** Does what is remembered, the last first. */
export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop())
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
}
