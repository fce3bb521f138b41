const tasks: (() => unknown)[] = [];
let running: Promise<void> | null = null;

/** Registers a task for the end, however the run ends. */
export const addCleanup = (task: () => unknown) => void tasks.push(task);

/** Runs the registered tasks, last in, first out. Concurrent calls share the run. */
export const cleanUp = (): Promise<void> =>
  (running ??= runTasks().finally(() => (running = null)));

async function runTasks(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop())
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
}
