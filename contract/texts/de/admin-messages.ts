import { limits } from '../../values/limits.ts';
import type { adminMessages as english } from '../en/admin-messages.ts';
import { counting } from '../counting.ts';
import type { Translation } from '../translation.ts';

const { number, amount } = counting('de');

export const adminMessages: Translation<typeof english> = {
  vehicles: {
    model: 'Bitte geben Sie das Modell ein',
    category: 'Bitte wählen Sie eine der Fahrzeugarten',
    licencePlate: 'Bitte geben Sie das Kennzeichen mit höchstens 15 Zeichen ein',
    homePlace: 'Bitte wählen Sie einen der Orte',
    doors: 'Bitte geben Sie die Zahl der Türen ein',
    seats: 'Bitte geben Sie die Zahl der Sitzplätze ein',
    luggage: 'Bitte geben Sie die Zahl der Gepäckstücke ein',
    payloadKg: 'Bitte geben Sie die Nutzlast in ganzen Kilogramm ein',
    loadVolumeM3:
      'Bitte geben Sie das Volumen in Kubikmetern ein, mit höchstens einer Nachkommastelle',
    loadLengthCm: 'Bitte geben Sie die Länge in ganzen Zentimetern ein',
    towBar: 'Bitte geben Sie an, ob es eine Anhängerkupplung gibt',
    transmission: 'Bitte wählen Sie das Getriebe',
    airConditioning: 'Bitte geben Sie an, ob es eine Klimaanlage gibt',
    fuelType: 'Bitte wählen Sie den Antrieb',
    licenceClass: 'Bitte wählen Sie eine der Führerscheinklassen',
    minimumAge: 'Bitte geben Sie das Mindestalter in ganzen Jahren ein',
    age: 'Bitte geben Sie das Alter ein',
    pricePerHour: 'Bitte geben Sie den Preis pro Stunde ein',
    pricePerDay: 'Bitte geben Sie den Preis pro Tag ein',
    pricePerWeek: 'Bitte geben Sie den Preis pro Woche ein',
    includedKmPerDay: 'Bitte geben Sie ganze Kilometer ein',
    pricePerExtraKm: 'Bitte geben Sie den Preis eines Kilometers ein',
    deposit: 'Bitte geben Sie die Kaution ein',
    mileageKm: 'Bitte geben Sie ganze Kilometer ein',
    bufferMinutes: 'Bitte geben Sie ganze Minuten ein, höchstens 1440',
    inspectionDueOn: 'Bitte geben Sie den Tag der Hauptuntersuchung ein',
    safetyCheckDueOn: 'Bitte geben Sie den Tag der UVV-Prüfung ein',
    state: 'Diesen Zustand eines Fahrzeugs gibt es nicht',
    image: 'Bitte wählen Sie ein Bild',
    images: `Bitte wählen Sie höchstens ${number(limits.vehicleImages)} Bilder`,
    builtIn: 'Mitgelieferte Fahrzeuge lassen sich weder ändern noch löschen',
    notFound: 'Dieses Fahrzeug gibt es nicht',
    created: 'Das Fahrzeug ist angelegt',
    updated: 'Das Fahrzeug ist gespeichert',
    deleted: 'Das Fahrzeug ist gelöscht',
    retired: 'Das Fahrzeug ist ausgemustert',
    reinstated: 'Das Fahrzeug ist wieder in Betrieb',
    plateTaken: ({ vehicle, id }) =>
      `Dieses Kennzeichen hat schon ein anderes Fahrzeug: ${vehicle} (Nr. ${id})`,
    hasReservations: 'Dieses Fahrzeug hat Buchungen und lässt sich deshalb nicht löschen',
  },
  edit: {
    pickUpLocation: 'Bitte geben Sie einen Abholort ein',
    pickUpTime: 'Bitte geben Sie die Uhrzeit der Abholung ein',
    dropOffLocation: 'Bitte geben Sie einen Rückgabeort ein',
    dropOffTime: 'Bitte geben Sie die Uhrzeit der Rückgabe ein',
    pickUpDate: 'Bitte geben Sie den Tag der Abholung ein',
    dropOffDate: 'Bitte geben Sie den Tag der Rückgabe ein',
    vehicle: 'Bitte wählen Sie ein Fahrzeug',
    customer: 'Bitte wählen Sie einen Kunden',
    status: 'Bitte wählen Sie einen Status',
    pricing: 'Bitte wählen Sie, zu welchem Preis das andere Fahrzeug gemietet wird',
    allowFree: 'Bitte geben Sie an, ob nichts zu zahlen sein soll',
  },
  filters: {
    words: 'Bitte geben Sie ein, was Sie suchen',
    rentalState: 'Diesen Zustand gibt es nicht',
    place: 'Bitte wählen Sie einen Ort',
    due: 'Diesen Filter gibt es nicht',
    order: 'Der letzte Tag darf nicht vor dem ersten liegen',
  },
  timeline: {
    tooLong: `Der Belegungsplan zeigt höchstens ${number(limits.timelineDays)} Tage. Bitte wählen Sie einen kürzeren Zeitraum.`,
  },
  figures: {
    tooLong: `Es lassen sich höchstens ${number(limits.figureDays)} Tage auswerten`,
  },
  amounts: {
    unclear: ({ thousands, fraction }) =>
      `Das kann ${amount(thousands)} oder ${amount(fraction)} heißen. Bitte geben Sie den Betrag eindeutig ein.`,
  },
  images: {
    notFound: 'Dieses Bild gibt es nicht',
    badId: 'Das ist keine gültige Bildnummer',
    badWidth: 'Die Breite muss eine Zahl von Pixeln sein',
    notAnImage: 'Die Datei ist kein lesbares Bild',
    notShown:
      'Browser können HEIC und TIFF nicht zeigen. Bitte speichern Sie das Bild als JPEG und wählen Sie dieses',
    tooLarge:
      'Das Bild darf höchstens 10 MB und 50 Megapixel haben (AVIF: 16), und keine Seite mehr als 16.000 Pixel',
    tooSmall: `Das Bild muss mindestens ${number(limits.minImage.width)} Pixel breit und ${number(limits.minImage.height)} Pixel hoch sein`,
    missing: 'Bitte wählen Sie ein Bild',
    uploaded: 'Das Bild ist hochgeladen',
    deleted: 'Das Bild ist gelöscht',
    inUse: 'Ein anderes Fahrzeug verwendet dieses Bild',
  },
  blocks: {
    from: 'Bitte wählen Sie den Beginn',
    until: 'Bitte wählen Sie das Ende, oder lassen Sie es offen',
    reason: 'Bitte wählen Sie einen Grund',
    note: 'Bitte geben Sie eine Notiz ein',
    move: 'Bitte geben Sie an, welche Buchung auf welches Fahrzeug kommt',
    leave: 'Bitte geben Sie an, ob Buchungen ohne Fahrzeug bleiben',
    moveBack: 'Bitte geben Sie an, welche Buchungen zurückkommen',
    order: 'Das Ende muss nach dem Beginn liegen',
    vehicle: 'Bitte wählen Sie ein Fahrzeug',
    conflicts: 'Es stehen Buchungen im Weg',
    blocked: 'Das Fahrzeug ist dann schon gesperrt',
    notMovable:
      'Eine Buchung lässt sich nicht auf dieses Fahrzeug verlegen: Es ist vergeben, nicht einsatzbereit oder von anderer Art, oder die Miete läuft schon',
    created: 'Das Fahrzeug ist gesperrt',
    updated: 'Die Sperre ist geändert',
    deleted: 'Das Fahrzeug ist wieder verfügbar',
    notFound: 'Diese Sperre gibt es nicht',
  },
  adjustments: {
    amount: 'Bitte geben Sie den Preis ein',
    text: 'Bitte geben Sie den Grund ein',
    belowZero: 'Der Preis darf nicht unter null liegen',
    percent: 'Bitte geben Sie den Rabatt in Prozent ein, etwa 10',
  },
  answers: {
    text: 'Bitte geben Sie Ihre Antwort ein',
  },
  prices: {
    none: 'Bitte wählen Sie Fahrzeuge',
    tooMany: `Auf einmal lassen sich höchstens ${number(limits.page.maxSize)} Fahrzeuge ändern`,
    twice: 'Jedes Fahrzeug darf nur einmal vorkommen',
    changed: 'Die Preise sind geändert',
    changedMeanwhile: 'Jemand hat inzwischen Preise geändert. Es wurde nichts geändert',
  },
};
