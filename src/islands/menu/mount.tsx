import { createRoot } from 'react-dom/client';
import { UserMenu } from './UserMenu.tsx';

/** Draws the user menu into `place`. */
export function mountUserMenu(place: Element): void {
  createRoot(place).render(<UserMenu />);
}
