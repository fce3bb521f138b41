import type { Translation } from '../translation.ts';
import type { fineMessages as english } from '../en/fine-messages.ts';

/** Messages about who had a vehicle. */
export const fineMessages: Translation<typeof english> = {
  fines: {
    plate: 'Bitte geben Sie das Kennzeichen ein',
    at: 'Bitte geben Sie ein, wann es war',
    reason: 'Bitte geben Sie den Grund ein, etwa das Aktenzeichen des Bescheids',
    to: 'Bitte wählen Sie, für wen das Schreiben ist',
    recipient: 'Bitte geben Sie die Anschrift der Empfängerin oder des Empfängers ein',
    reference: 'Bitte geben Sie das Aktenzeichen als eine Zeile ein',
    nobody: 'Niemand hatte das Fahrzeug zu dieser Zeit',
    noVehicle: 'Kein Fahrzeug hatte zu dieser Zeit dieses Kennzeichen',
  },
};
