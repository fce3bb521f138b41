import { createRoot } from 'react-dom/client';
import { island } from '../ui/Island.tsx';
import { BookedCard } from './BookedCard.tsx';
import styles from './booked-card.css?inline';

const Card = island(BookedCard, 'afterBooking');

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Shows a reservation above the page; returns what removes it. Keyboards and screen readers come to it before the content. */
export function mountBookedCard(reservation: number): () => void {
  const place = document.createElement('div');
  document.querySelector('main')?.before(place);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Card id={reservation} onClose={remove} />);
  return remove;
}
