import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { mayOpen, pathOf, type RouteName } from './router.ts';
import type { IconName } from '../../ui/Icon.tsx';

interface Entry {
  route: RouteName;
  text: string;
  icon: IconName;
}

interface Section extends Entry {
  href: string;
}

/** The sections that the user may open, in the order of the navigation: what the day brings, money, and what is kept for all. */
export function useSections(): Section[][] {
  const texts = adminTexts();
  const isOurs = useIsOurs();
  const hasMails = useSendsMails();
  const day: Entry[] = [
    { route: 'dashboard', text: texts.dashboard, icon: 'dashboard' },
    { route: 'users', text: texts.users, icon: 'users' },
    { route: 'vehicles', text: texts.vehicles, icon: 'vehicle' },
    { route: 'reservations', text: texts.reservations, icon: 'calendar' },
    { route: 'messages', text: texts.messages, icon: 'message' },
  ];
  const mails: Entry = { route: 'mails', text: texts.mails, icon: 'mail' };
  const money: Entry[] = [
    { route: 'invoices', text: texts.invoices, icon: 'invoice' },
    { route: 'openAmounts', text: texts.openAmounts, icon: 'money' },
    { route: 'reports', text: texts.report, icon: 'list' },
  ];
  const house: Entry[] = [
    { route: 'whoHadIt', text: texts.whoHadIt, icon: 'search' },
    { route: 'history', text: texts.history, icon: 'retry' },
    { route: 'staff', text: texts.staff, icon: 'users' },
    { route: 'settings', text: texts.settings, icon: 'settings' },
    { route: 'keys', text: texts.keys, icon: 'key' },
    { route: 'webhooks', text: texts.webhooks, icon: 'webhook' },
    { route: 'operations', text: texts.operations, icon: 'check' },
  ];
  const groups = [[...day, ...(hasMails ? [mails] : [])], ...(isOurs ? [money, house] : [])];
  return groups
    .map((group) => group.filter(({ route }) => mayOpen(route)).map(linkOf))
    .filter((group) => group.length > 0);
}

const linkOf = (entry: Entry): Section => ({ ...entry, href: pathOf(entry.route) });
