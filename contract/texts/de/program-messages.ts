import type { Translation } from '../translation.ts';
import type { programMessages as english } from '../en/program-messages.ts';

export const programMessages: Translation<typeof english> = {
  keys: {
    name: 'Bitte geben Sie einen Namen ein',
    rights: 'Bitte wählen Sie, was der Schlüssel darf',
  },
  webhooks: {
    url: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
    events: 'Bitte wählen Sie, wovon er erfährt',
  },
};
