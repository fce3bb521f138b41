import { pages } from '../../../../contract/pages.ts';
import { adminTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import type { IconName } from '../../ui/Icon.tsx';

interface Section {
  href: string;
  text: string;
  icon: IconName;
  /** Some hosts offer only some of them. */
  isOffered?: boolean;
}

/** The sections of the area, in the order of the navigation. */
export function useSections(): Section[] {
  const texts = adminTexts();
  const sections: Section[] = [
    { href: pages.admin, text: texts.dashboard, icon: 'dashboard' },
    { href: pages.adminUsers, text: texts.users, icon: 'users' },
    { href: pages.adminVehicles, text: texts.vehicles, icon: 'vehicle' },
    { href: pages.adminReservations, text: texts.reservations, icon: 'calendar' },
    { href: pages.adminMessages, text: texts.messages, icon: 'message' },
    { href: pages.adminMails, text: texts.mails, icon: 'mail', isOffered: useOffers('mails') },
    { href: pages.adminReports, text: texts.report, icon: 'list', isOffered: useOffers('reports') },
    {
      href: pages.adminHistory,
      text: texts.history,
      icon: 'retry',
      isOffered: useOffers('history'),
    },
  ];
  return sections.filter(({ isOffered = true }) => isOffered);
}
