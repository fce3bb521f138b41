/**
 * Under npm, a SIGTERM ends npm and the shell it started, but not what runs in that shell. Who was started so takes the
 * loss of its parent for the signal that did not reach it.
 */
export function endWithParent(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
