import { pages } from '../../../../contract/site/pages.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { mayOpen, type RouteName } from './router.ts';
import type { IconName } from '../../ui/Icon.tsx';

interface Section {
  route: RouteName;
  href: string;
  text: string;
  icon: IconName;
}

/** The sections that the user may open, in the order of the navigation: what the day brings, money, and what is kept for all. */
export function useSections(): Section[][] {
  const texts = adminTexts();
  const isOurs = useIsOurs();
  const hasMails = useSendsMails();
  const day: Section[] = [
    { route: 'dashboard', href: pages.admin, text: texts.dashboard, icon: 'dashboard' },
    { route: 'users', href: pages.adminUsers, text: texts.users, icon: 'users' },
    { route: 'vehicles', href: pages.adminVehicles, text: texts.vehicles, icon: 'vehicle' },
    {
      route: 'reservations',
      href: pages.adminReservations,
      text: texts.reservations,
      icon: 'calendar',
    },
    { route: 'messages', href: pages.adminMessages, text: texts.messages, icon: 'message' },
  ];
  const mails: Section = {
    route: 'mails',
    href: pages.adminMails,
    text: texts.mails,
    icon: 'mail',
  };
  const money: Section[] = [
    { route: 'invoices', href: pages.adminInvoices, text: texts.invoices, icon: 'invoice' },
    { route: 'openAmounts', href: pages.adminOpenAmounts, text: texts.openAmounts, icon: 'money' },
    { route: 'reports', href: pages.adminReports, text: texts.report, icon: 'list' },
  ];
  const house: Section[] = [
    { route: 'whoHadIt', href: pages.adminWhoHadIt, text: texts.whoHadIt, icon: 'search' },
    { route: 'history', href: pages.adminHistory, text: texts.history, icon: 'retry' },
    { route: 'staff', href: pages.adminStaff, text: texts.staff, icon: 'users' },
    { route: 'settings', href: pages.adminSettings, text: texts.settings, icon: 'settings' },
    { route: 'keys', href: pages.adminKeys, text: texts.keys, icon: 'key' },
    { route: 'webhooks', href: pages.adminWebhooks, text: texts.webhooks, icon: 'webhook' },
    { route: 'operations', href: pages.adminOperations, text: texts.operations, icon: 'check' },
  ];
  const groups = [[...day, ...(hasMails ? [mails] : [])], ...(isOurs ? [money, house] : [])];
  return groups
    .map((group) => group.filter(({ route }) => mayOpen(route)))
    .filter((group) => group.length > 0);
}
