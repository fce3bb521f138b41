import { createRoot } from 'react-dom/client';
import { island } from '../ui/Island.tsx';
import { adoptStyles } from './adopt-styles.ts';
import { BookedCard } from './BookedCard.tsx';
import styles from './booked-card.css?inline';

const Card = island(BookedCard, 'afterBooking');

adoptStyles(styles);

/** Shows a reservation above the page; returns what removes it. Keyboards and screen readers come to it before the content. */
export function mountBookedCard(reservation: number): () => void {
  const place = document.createElement('div');
  document.querySelector('main')?.before(place);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Card id={reservation} onClose={remove} />);
  return remove;
}
