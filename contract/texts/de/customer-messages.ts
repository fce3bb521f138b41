import type { customerMessages as english } from '../en/customer-messages.ts';
import type { Translation } from '../translation.ts';

export const customerMessages: Translation<typeof english> = {
  users: {
    sameRecord: 'Bitte wählen Sie einen anderen Eintrag als diesen',
    otherStaff:
      'Der Eintrag von jemandem, der hier arbeitet oder dessen Zugang abgeschaltet ist, lässt sich nicht mit einem anderen zusammenführen',
    merged: 'Die Einträge sind zusammengeführt',
  },
};
