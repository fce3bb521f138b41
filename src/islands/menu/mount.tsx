import { createRoot } from 'react-dom/client';
import { UserMenu } from './UserMenu.tsx';

/** Renders the user menu into `place`. */
export function mountUserMenu(place: Element): void {
  createRoot(place).render(<UserMenu />);
}
