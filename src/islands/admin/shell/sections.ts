import { pages } from '../../../../contract/site/pages.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import type { IconName } from '../../ui/Icon.tsx';

interface Section {
  href: string;
  text: string;
  icon: IconName;
}

/** The sections of the area, in the order of the navigation. */
export function useSections(): Section[] {
  const texts = adminTexts();
  const isOurs = useIsOurs();
  const hasMails = useSendsMails();
  const mails: Section = { href: pages.adminMails, text: texts.mails, icon: 'mail' };
  const ofOurs: Section[] = [
    { href: pages.adminInvoices, text: texts.invoices, icon: 'invoice' },
    { href: pages.adminOpenAmounts, text: texts.openAmounts, icon: 'money' },
    { href: pages.adminReports, text: texts.report, icon: 'list' },
    { href: pages.adminWhoHadIt, text: texts.whoHadIt, icon: 'search' },
    { href: pages.adminHistory, text: texts.history, icon: 'retry' },
    { href: pages.adminSettings, text: texts.settings, icon: 'settings' },
    { href: pages.adminOperations, text: texts.operations, icon: 'check' },
  ];
  return [
    { href: pages.admin, text: texts.dashboard, icon: 'dashboard' },
    { href: pages.adminUsers, text: texts.users, icon: 'users' },
    { href: pages.adminVehicles, text: texts.vehicles, icon: 'vehicle' },
    { href: pages.adminReservations, text: texts.reservations, icon: 'calendar' },
    { href: pages.adminMessages, text: texts.messages, icon: 'message' },
    ...(hasMails ? [mails] : []),
    ...(isOurs ? ofOurs : []),
  ];
}
