import { browserStorage } from './storage.ts';

/** The latest booking of whoever uses this browser, which home shows until it is closed. Holds no more than two ids. */
export const bookedKey = 'booked';

/** The id of the element on home that shows it. */
export const confirmationPlace = 'gebucht';

interface Booked {
  user: number;
  reservation: number;
}

/** Remembers a user's booking, also for later visits. Returns whether the browser let it. */
export const keepBooked = (user: number, reservation: number): boolean =>
  browserStorage.write(bookedKey, JSON.stringify({ user, reservation } satisfies Booked));

/** The id of the user's booking; null without one, or if it is another user's. */
export function readBooked(user: number): number | null {
  try {
    const stored = JSON.parse(browserStorage.read(bookedKey) ?? '{}') as Partial<Booked>;
    return stored.user === user && Number.isInteger(stored.reservation)
      ? stored.reservation!
      : null;
  } catch {
    return null;
  }
}

export function forgetBooked(): void {
  browserStorage.remove(bookedKey);
}
