/**
 * Ends the process on SIGINT or SIGTERM: `stop` finishes what was begun, and only a further signal cuts it short.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let first = 0;
  const onSignal = () => {
    // On Ctrl-C npm passes on the signal that the terminal has already sent, so two come at once.
    if (first && Date.now() - first > 500) process.exit(1);
    if (first) return;
    first = Date.now();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
