const key = 'flash';

/** Keeps a message for the page that is loaded next. */
export function flash(message: string): void {
  sessionStorage.setItem(key, message);
}

/** The message that the page before left, once; null when there is none. */
export function takeFlash(): string | null {
  const message = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return message;
}
