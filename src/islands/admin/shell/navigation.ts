import { pages } from '../../../../contract/pages.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** The sections of the area, in the order of the navigation. */
export const sections: readonly { href: string; text: string; icon: IconName }[] = [
  { href: pages.admin, text: adminTexts.dashboard, icon: 'dashboard' },
  { href: pages.adminUsers, text: adminTexts.users, icon: 'users' },
  { href: pages.adminVehicles, text: adminTexts.vehicles, icon: 'vehicle' },
  { href: pages.adminReservations, text: adminTexts.reservations, icon: 'calendar' },
  { href: pages.adminMessages, text: adminTexts.messages, icon: 'mail' },
];

/** Whether a path lies in a section; the dashboard is the prefix of all others and matches only itself. */
export const isWithin = (path: string, section: string): boolean =>
  path === section || (section !== pages.admin && path.startsWith(`${section}/`));
