import { reportBrowserError } from '../../../contract/wire/browser-errors.ts';
import { ApiError, call } from './api.ts';
import { isOurs } from './host.ts';
import { release } from '../site/release.ts';

/** Reports that a page sends at most: whatever fails in a loop is told a few times. */
const most = 5;
let sent = 0;

/**
 * Tells our server that this page met an error, without its message or what stands in the address; other hosts do not want to know.
 * Failed calls are no errors of the page, nor is what an extension of the browser does.
 */
export async function reportError(error: unknown): Promise<void> {
  const script = error instanceof Error ? scriptOf(error) : null;
  if (!script || error instanceof ApiError || sent >= most) return;
  sent += 1;
  try {
    if (!(await isOurs())) return;
    const page = location.pathname.replaceAll(/\d+/g, ':id').slice(0, 100);
    const { name } = error as Error;
    const body = { page, name, script, release: release ?? '' };
    await call(reportBrowserError, { body }, { keepalive: true });
  } catch {
    // Whoever cannot be told is not told.
  }
}

/** The place in our scripts that an error's stack names first, such as `/_astro/Island.4f2c.js:1:2034`; null if it names none. */
function scriptOf({ stack = '' }: Error): string | null {
  const [first] = stack.split(location.origin).slice(1);
  return first ? (/^\/[\w/.@~-]+:\d+:\d+/.exec(first)?.[0].slice(-200) ?? null) : null;
}
