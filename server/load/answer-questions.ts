import type { Answer } from './own-process.ts';

/** Makes this a process that `ownProcess` asks. It ends when the server does. */
export function answerQuestions<Question, Result>(
  answer: (question: Question) => Promise<Result>,
): void {
  // Signals to the group are for the server, which finishes or gives back what it does.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const send = (value: { result: Result } | { failure: string }) => {
    const message: Answer<Result> = { ...value, rss: process.memoryUsage.rss() };
    // The server that asked may be gone.
    process.send?.(message, () => undefined);
  };
  process.on('message', (question: Question) => {
    answer(question).then(
      (result) => send({ result }),
      (error: Error) => send({ failure: error.stack ?? error.message }),
    );
  });
}
