/** The latest booking of whoever uses this browser, which home shows until it is closed. Holds no more than two ids. */
const key = 'booked';

interface Booked {
  user: number;
  reservation: number;
}

/** Remembers a user's booking, also for later visits. */
export function keepBooked(user: number, reservation: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ user, reservation } satisfies Booked));
  } catch {
    // The browser blocks storage: home then shows the message only.
  }
}

/** The id of the user's booking; null without one, or if it is another user's. */
export function readBooked(user: number): number | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Booked>;
    return stored.user === user && Number.isInteger(stored.reservation)
      ? stored.reservation!
      : null;
  } catch {
    return null;
  }
}

export function forgetBooked(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
