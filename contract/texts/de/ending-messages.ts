import type { endingMessages as english } from '../en/ending-messages.ts';
import type { Translation } from '../translation.ts';

export const endingMessages: Translation<typeof english> = {
  endings: {
    number: 'Bitte geben Sie an, um welchen Vertrag es geht',
    kind: 'Bitte wählen Sie die Art der Kündigung',
    reason: 'Bitte geben Sie den Grund an',
    when: 'Bitte wählen Sie einen Tag, oder lassen Sie das Feld leer',
    received: 'Ihre Kündigung ist eingegangen',
  },
};
