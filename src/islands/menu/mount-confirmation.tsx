import { createRoot } from 'react-dom/client';
import { island } from '../ui/Island.tsx';
import { adoptStyles } from './adopt-styles.ts';
import { Confirmation } from './Confirmation.tsx';
import styles from './confirmation.css?inline';

const Content = island(Confirmation, 'afterBooking', 'account');

adoptStyles(styles);

/** Confirms a reservation in its place on home; returns what removes it. */
export function mountConfirmation(place: Element, reservation: number): () => void {
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.removeAttribute('class');
  };
  root.render(<Content id={reservation} onClose={remove} />);
  return remove;
}
