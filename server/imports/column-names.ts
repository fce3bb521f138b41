import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { vehicleTexts as germanVehicles } from '../../contract/texts/de/vehicles.ts';
import { vehicleTexts as englishVehicles } from '../../contract/texts/en/vehicles.ts';
import {
  vehicleFieldNames,
  type VehicleFieldName,
} from '../../contract/vehicles/vehicle-fields.ts';

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Letters and digits of a heading or a choice, as they are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter]!)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What else people call a vehicle's columns, in either language. Letters and digits count alone. */
const otherVehicleNames: Partial<Record<VehicleFieldName, string[]>> = {
  model: ['Fahrzeug', 'Bezeichnung', 'Fahrzeugmodell', 'Typ', 'Vehicle', 'Name', 'Car'],
  category: ['Kategorie', 'Art', 'Klasse', 'Fahrzeugklasse', 'Type', 'Kind', 'Vehicle category'],
  licencePlate: [
    ...['Kfz-Kennzeichen', 'Kfz Kz', 'Kz', 'Nummernschild', 'Amtliches Kennzeichen', 'Plate'],
    ...['License plate', 'Number plate', 'Registration', 'Registration number'],
  ],
  doors: ['Anzahl Türen', 'Türenzahl', 'Number of doors'],
  seats: ['Sitze', 'Plätze', 'Anzahl Sitze', 'Anzahl Sitzplätze', 'Number of seats'],
  luggage: ['Gepäck', 'Koffer', 'Kofferraum', 'Suitcases', 'Luggage capacity'],
  payloadKg: ['Zuladung', 'Nutzlast kg'],
  loadVolumeM3: ['Laderaum', 'Ladevolumen cbm', 'Volumen', 'Volume', 'Cargo volume'],
  loadLengthCm: ['Laderaumlänge', 'Cargo length'],
  towBar: ['AHK', 'Anhängevorrichtung', 'Towbar', 'Tow hitch'],
  transmission: ['Schaltung', 'Getriebeart', 'Gearbox', 'Gears'],
  airConditioning: ['Klima', 'Air con', 'Aircon', 'AC', 'A/C'],
  fuelType: ['Kraftstoff', 'Treibstoff', 'Kraftstoffart', 'Antriebsart', 'Fuel'],
  licenceClass: ['Führerscheinklasse', 'FS-Klasse', 'Licence class', 'License class'],
  minimumAge: ['Mindestalter Fahrer', 'Minimum driver age', 'Min. age'],
  age: ['Alter', 'Alter in Jahren', 'Age in years', 'Vehicle age'],
  pricePerHour: ['Stundenpreis', 'Preis/Stunde', 'Preis/Std.', 'Price per hour', 'Hourly rate'],
  pricePerDay: ['Tagespreis', 'Preis/Tag', 'Price per day', 'Daily rate'],
  pricePerWeek: ['Wochenpreis', 'Preis/Woche', 'Price per week', 'Weekly rate'],
  includedKmPerDay: ['Freikilometer', 'Frei-km', 'Inklusivkilometer', 'Included km'],
  pricePerExtraKm: ['Mehrkilometer', 'Preis pro Mehrkilometer', 'Price per extra km'],
  deposit: ['Pfand', 'Security deposit'],
  mileageKm: ['km-Stand', 'Tachostand', 'Laufleistung', 'Odometer'],
  bufferMinutes: ['Pufferzeit', 'Puffer', 'Rüstzeit', 'Buffer'],
  vin: ['Fahrgestellnummer', 'Fahrzeug-Identifizierungsnummer', 'FIN/VIN', 'Chassis number'],
  firstRegisteredOn: ['EZ', 'Tag der Erstzulassung', 'Erste Zulassung', 'Registered on'],
  inspectionDueOn: ['HU', 'TÜV', 'TÜV bis', 'HU bis', 'Hauptuntersuchung', 'Inspection due on'],
  safetyCheckDueOn: ['UVV', 'UVV bis', 'UVV-Prüfung', 'Safety check', 'Safety check due on'],
};

/** The fields of vehicles by the headings of their columns: those of both languages' exports and forms, and other usual ones. */
export const vehicleColumnNames = columnNames(vehicleFieldNames, (name) => [
  ...[german, english].map(({ vehicleFields }) => vehicleFields[name]),
  ...[germanVehicles, englishVehicles].map((texts) => texts[name]),
  ...(otherVehicleNames[name] ?? []),
]);

/** Fields by the headings that mean them. */
export function columnNames<Name extends string>(
  names: readonly Name[],
  headingsOf: (name: Name) => string[],
): Map<string, Name> {
  const fields = new Map<string, Name>();
  for (const name of names)
    for (const heading of [name, ...headingsOf(name)]) fields.set(plainWord(heading), name);
  return fields;
}

/** The field of a heading; what stands in brackets behind it, such as a unit, may be missing. Null if it is unknown. */
export const fieldOf = <Name extends string>(
  fields: ReadonlyMap<string, Name>,
  heading: string,
): Name | null =>
  fields.get(plainWord(heading)) ?? fields.get(plainWord(heading.replace(/[([].*/s, ''))) ?? null;
