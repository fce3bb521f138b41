import { tabStorage } from '../storage/storage.ts';
import { messageOf } from './texts.ts';

const key = 'flash';

/** Stores a message, its key or its text, for the next page to show. */
export function flash(message: string): void {
  tabStorage.write(key, message);
}

/** Reads and removes the previous page's message; null if there is none. */
export function takeFlash(): string | null {
  const message = tabStorage.read(key);
  tabStorage.remove(key);
  return message && messageOf(message);
}
