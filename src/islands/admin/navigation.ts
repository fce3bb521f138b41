import { pages } from '../../../contract/pages.ts';
import { texts } from '../../lib/texts.ts';
import type { IconName } from '../ui/Icon.tsx';

/** The parts of the area, in the order of the side navigation. */
export const sections: readonly { href: string; text: string; icon: IconName }[] = [
  { href: pages.admin, text: texts.admin.dashboard, icon: 'dashboard' },
  { href: pages.adminUsers, text: texts.admin.users, icon: 'users' },
  { href: pages.adminVehicles, text: texts.admin.vehicles, icon: 'vehicle' },
  { href: pages.adminReservations, text: texts.admin.reservations, icon: 'calendar' },
  { href: pages.adminMessages, text: texts.admin.messages, icon: 'mail' },
];

/** Whether an address lies in a section; the dashboard's holds all others and counts only itself. */
export const isWithin = (path: string, section: string): boolean =>
  path === section || (section !== pages.admin && path.startsWith(`${section}/`));
