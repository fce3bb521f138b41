import { createRoot } from 'react-dom/client';
import overlays from '../../styles/overlays.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { UserMenu } from './UserMenu.tsx';

adoptStyles(overlays);

/** Renders the user menu into `place`. */
export function mountUserMenu(place: Element): void {
  createRoot(place).render(<UserMenu />);
}
