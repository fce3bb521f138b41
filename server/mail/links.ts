import { pages } from '../../contract/site/pages.ts';
import type { Mail } from './outbox.ts';
import type { Purpose } from './tokens.ts';

/** The mails that carry a link which acts for its reader. */
export const links: Partial<
  Record<Mail['template'], { purpose: Purpose | 'staff'; path: string }>
> = {
  welcome: { purpose: 'confirm', path: pages.confirm },
  'address-confirmation': { purpose: 'confirm', path: pages.confirm },
  invitation: { purpose: 'invitation', path: pages.invitation },
  'staff-invitation': { purpose: 'staff', path: pages.staffInvitation },
  'password-reset': { purpose: 'reset', path: pages.reset },
};
