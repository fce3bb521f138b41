import { useEffect } from 'react';
import { pages } from '../../../contract/pages.ts';
import { readBooked } from '../../lib/booked.ts';
import type { Session } from '../../lib/session.ts';

/** Shows on home what the user has booked, until the user closes it. Its script is loaded only then. */
export function useBookedCard(session: Session): void {
  const user = session.state === 'user' ? session.user.id : null;
  useEffect(() => {
    if (user === null || location.pathname !== pages.home) return undefined;
    const reservation = readBooked(user);
    if (reservation === null) return undefined;
    let isCurrent = true;
    let remove = () => undefined as void;
    import('./mount-booked-card.tsx').then(
      ({ mountBookedCard }) => {
        if (isCurrent) remove = mountBookedCard(reservation);
      },
      // The message has said that the vehicle is booked; the next visit tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      remove();
    };
  }, [user]);
}
