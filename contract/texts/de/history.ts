import type { HistoryField, HistoryKind } from '../../history.ts';
import type { historyTexts as english } from '../en/history.ts';
import type { Translation } from '../translation.ts';

/** Im Akkusativ. */
const fields: Record<HistoryField, string> = {
  userId: 'den Kunden',
  vehicleId: 'das Fahrzeug',
  status: 'den Status',
  totalPrice: 'den Gesamtpreis',
  currency: 'die Währung',
  vatPercent: 'den Mehrwertsteuersatz',
  pickUpTime: 'die Abholzeit',
  dropOffTime: 'die Rückgabezeit',
  pickUpLocation: 'den Abholort',
  dropOffLocation: 'den Rückgabeort',
  pickedUpAt: 'den Zeitpunkt der Übergabe',
  returnedAt: 'den Zeitpunkt der Rücknahme',
  noShowAt: 'den Zeitpunkt des Nichterscheinens',
  billedUntil: 'das Ende der berechneten Zeit',
  hiddenAt: 'den Zeitpunkt der Löschung',
  customerName: 'den Namen des Kunden',
  customerAddress: 'die Anschrift des Kunden',
  bufferMinutes: 'die Zeit zwischen zwei Mieten',
  pricePerHour: 'den Preis je Stunde',
  pricePerDay: 'den Preis je Tag',
  pricePerWeek: 'den Preis je Woche',
  deposit: 'die Kaution',
  includedKmPerDay: 'die Freikilometer je Tag',
  pricePerExtraKm: 'den Preis je weiterem Kilometer',
  model: 'das Modell',
  category: 'die Kategorie',
  licencePlate: 'das Kennzeichen',
  doors: 'die Zahl der Türen',
  seats: 'die Zahl der Sitze',
  luggage: 'die Zahl der Gepäckstücke',
  payloadKg: 'die Nutzlast',
  loadVolumeM3: 'das Ladevolumen',
  loadLengthCm: 'die Ladelänge',
  towBar: 'die Anhängerkupplung',
  transmission: 'das Getriebe',
  airConditioning: 'die Klimaanlage',
  fuelType: 'den Kraftstoff',
  licenceClass: 'die Führerscheinklasse',
  minimumAge: 'das Mindestalter',
  age: 'das Alter',
  mileageKm: 'den Kilometerstand',
  inspectionDueOn: 'den Tag der nächsten Hauptuntersuchung',
  safetyCheckDueOn: 'den Tag der nächsten UVV-Prüfung',
  retiredAt: 'die Ausmusterung',
  imageId: 'das Hauptbild',
  furtherImages: 'die weiteren Bilder',
  damages: 'die Schäden',
  from: 'den Beginn',
  until: 'das Ende',
  reason: 'den Grund',
  note: 'die Notiz',
  roles: 'die Rollen',
  blocked: 'die Sperre für Buchungen',
  mergedInto: 'den Kunden, mit dem der Eintrag zusammengeführt ist,',
};

const created: Record<HistoryKind, string> = {
  reservation: 'hat die Buchung angelegt',
  vehicle: 'hat das Fahrzeug angelegt',
  block: 'hat ein Fahrzeug gesperrt',
  user: 'hat einen Administrator angelegt',
};

const deleted: Record<HistoryKind, string> = {
  reservation: 'hat die Buchung gelöscht',
  vehicle: 'hat das Fahrzeug gelöscht',
  block: 'hat eine Sperre aufgehoben',
  user: 'hat einen Administrator gelöscht',
};

const kinds: Record<HistoryKind, string> = {
  reservation: 'Buchungen',
  vehicle: 'Fahrzeuge',
  block: 'Sperren',
  user: 'Rollen',
};

export const historyTexts: Translation<typeof english> = {
  title: 'Verlauf',
  all: 'Alle Änderungen',
  kind: 'Bereich',
  kinds,
  allKinds: 'Alles',
  none: 'Seit Beginn des Verlaufs hat sich nichts geändert',
  notOffered: 'Dieser Server schreibt keinen Verlauf',
  system: 'Das System',
  gone: (id) => `Benutzer ${id}, dessen Konto es nicht mehr gibt,`,
  sentence: (who, what) => `${who} ${what}.`,
  created,
  deleted,
  retired: 'hat das Fahrzeug ausgemustert',
  reinstated: 'hat das Fahrzeug wieder in Betrieb genommen',
  changed: (field) => `hat ${field} geändert`,
  changedFrom: (field, from, to) => `hat ${field} von ${from} auf ${to} geändert`,
  set: (field, to) => `hat ${field} auf ${to} gesetzt`,
  removed: (field, from) => `hat ${field} entfernt (vorher ${from})`,
  fields,
  reservation: (number) => `Buchung ${number}`,
  user: (id) => `Benutzer ${id}`,
  block: (id) => `Sperre ${id}`,
};

export const catalogue = { texts: historyTexts, messages: {} };
