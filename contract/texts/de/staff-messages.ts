import type { staffMessages as english } from '../en/staff-messages.ts';
import type { Translation } from '../translation.ts';

export const staffMessages: Translation<typeof english> = {
  staff: {
    name: 'Bitte geben Sie den Namen ein',
    invited: 'Die Einladung ist unterwegs',
    withdrawn: 'Die Einladung ist zurückgezogen. Ihr Link gilt nicht mehr.',
    noInvitation: 'Diese Einladung gibt es nicht',
    alreadyStaff: 'Jemand mit dieser E-Mail-Adresse hat diese Rollen schon',
    isSwitchedOff:
      'Der Zugang zu dieser E-Mail-Adresse ist abgeschaltet. Schalten Sie ihn stattdessen wieder ein.',
    notSent: 'Dieser Server verschickt keine E-Mails, deshalb lässt sich niemand einladen',
    switchedOff: 'Der Zugang ist abgeschaltet',
    switchedOn: 'Der Zugang ist wieder eingeschaltet',
    yourself: 'Den eigenen Zugang kann niemand abschalten',
    lastAdministrator: 'Der letzte Administrator lässt sich nicht abschalten',
    accepted: 'Sie haben die Einladung angenommen',
    otherAddress:
      'Diese Einladung gilt einer anderen E-Mail-Adresse. Bitte melden Sie sich ab und mit jener Adresse an.',
  },
};
