import { authAddress, here } from '../../lib/site/addresses.ts';
import { bookingId } from '../../lib/rental/booking-id.ts';

/** Lets the ways to log in and to register return to the form of the current address. */
export function linkLogin(place: ParentNode): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[data-login]')) {
    link.href = authAddress(
      link.dataset.login === 'register' ? 'register' : 'login',
      `${here()}#${bookingId}`,
    );
    link.onclick = markForm;
  }
}

/** Lets the log-in go back to this page, at its form, instead of opening it once more. */
export const markForm = (): void => history.replaceState(history.state, '', `#${bookingId}`);
