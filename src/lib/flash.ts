import { messageOf } from './texts.ts';

const key = 'flash';

/** Stores a message, its key or its text, for the next page to show. */
export function flash(message: string): void {
  sessionStorage.setItem(key, message);
}

/** Reads and removes the previous page's message; null if there is none. */
export function takeFlash(): string | null {
  const message = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return message && messageOf(message);
}
