import type { counterMessages as english } from '../en/counter-messages.ts';
import type { Translation } from '../translation.ts';

export const counterMessages: Translation<typeof english> = {
  counter: {
    mileageKm: 'Bitte geben Sie den Kilometerstand in ganzen Kilometern ein',
    fuelEighths: 'Bitte wählen Sie, wie voll der Tank ist',
    at: 'Bitte wählen Sie den Zeitpunkt',
    licenceSeen: 'Bitte geben Sie an, ob Sie den Führerschein gesehen haben',
    note: 'Bitte geben Sie eine Notiz ein',
    reason: 'Bitte geben Sie ein, warum Sie das Fahrzeug trotzdem übergeben',
    fee: 'Bitte geben Sie die Gebühr als Betrag ein, etwa 45,50',
    step: 'Diesen Schritt gibt es nicht',
    kind: 'Bitte wählen Sie, wofür der Betrag ist',
    amount: 'Bitte geben Sie einen Betrag ein, etwa 45,50',
    text: 'Bitte geben Sie ein, wofür der Betrag ist',
    belowHandOver: 'Der Kilometerstand ist niedriger als bei der Übergabe',
    inFuture: 'Dieser Zeitpunkt liegt in der Zukunft',
    beforeHandOver: 'Die Rückgabe kann nicht vor der Übergabe liegen',
    isHandedOver: 'Das Fahrzeug ist beim Kunden',
    notHandedOver: 'Das Fahrzeug wurde nicht übergeben',
    isPastDue:
      'Eine Prüfung dieses Fahrzeugs ist überfällig. Geben Sie einen Grund ein, um es trotzdem zu übergeben.',
    discountLimit: ({ percent }) =>
      `Sie können Rabatte nur in Prozent und zusammen bis ${percent} % geben. Für mehr fragen Sie bitte die Verwaltung`,
    tooEarly: ({ max }) =>
      `Das Fahrzeug kann höchstens ${max} ${max === 1 ? 'Stunde' : 'Stunden'} vor der vereinbarten Abholung übergeben werden. Früher beginnt die Miete nur, wenn Sie das ausdrücklich wählen.`,
    start: 'Eine Miete kann nur jetzt beginnen',
    pricing: 'Bitte wählen Sie, ob der Preis bleibt oder neu gilt',
    confirmed: 'Bitte bestätigen Sie die Angaben',
    inTheWay:
      'Bis zur vereinbarten Abholung ist dieses Fahrzeug für andere gebucht. Übergeben Sie es trotzdem, bleiben diese Buchungen ohne Fahrzeug.',
    blockInTheWay:
      'Bis zur vereinbarten Abholung ist dieses Fahrzeug gesperrt. Verschieben oder löschen Sie zuerst die Sperre.',
    vehicleMissing:
      'Diese Buchung hat zurzeit kein Fahrzeug. Geben Sie ihr zuerst eines, das frei ist.',
    implausible: 'Die Angaben sind ungewöhnlich. Bitte prüfen Sie sie und bestätigen Sie sie dann.',
    cancelReason: 'Bitte geben Sie den Grund mit höchstens 500 Zeichen ein',
    tell: 'Bitte geben Sie an, ob der Kunde eine E-Mail bekommt',
    cancelled: 'Die Buchung ist storniert',
    isOut: 'Dieses Fahrzeug ist noch bei einem anderen Kunden',
    beforePickUp: 'Die Abholung steht noch bevor',
    noTransfer: 'Dieses Fahrzeug wird nicht überführt',
    ended: 'Geben Sie an, ob das Fahrzeug zurück ist',
    transferEnded: 'Das Fahrzeug ist zurück am Standort',
    transferSet: 'Die Überführung läuft weiter',
    otherStep: 'Diese Buchung wurde inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
    noLine: 'Diese Position gibt es nicht',
    handedOver: 'Das Fahrzeug ist übergeben',
    takenBack: 'Das Fahrzeug ist zurück',
    noShow: 'Das Nichterscheinen ist erfasst',
    undone: 'Der Schritt ist rückgängig gemacht',
    lineAdded: 'Die Position ist hinzugefügt',
    percentOf: 'In Prozent kann nur ein Rabatt sein',
    consent: 'Bitte geben Sie ein, wie der Kunde zugestimmt hat',
    consentRequired:
      'Das Fahrzeug ist von anderer Art. Bitte geben Sie ein, wie der Kunde zugestimmt hat.',
    swapped: 'Die Buchung hat ein anderes Fahrzeug',
    lineRemoved: 'Die Position ist entfernt',
  },
};
