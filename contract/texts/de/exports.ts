import { dueTexts } from './dues.ts';
import { perVehicleField } from '../../vehicles/vehicle-fields.ts';
import type { exportTexts as english } from '../en/exports.ts';
import type { Translation } from '../translation.ts';
import { vehicleLabel } from '../vehicle-label.ts';
import { texts } from './site.ts';
import { vehicleTexts } from './vehicles.ts';

export const exportTexts: Translation<typeof english> = {
  id: 'Nr.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  latinName: 'Name in lateinischen Buchstaben',
  email: 'E-Mail',
  phoneNumber: 'Telefon',
  address: 'Anschrift',
  zipCode: 'Postleitzahl',
  roles: 'Rollen',
  builtIn: 'Mitgeliefert',
  dues: dueTexts,
  registered: 'Registriert am',
  companyName: 'Firma',
  vatId: 'USt-IdNr.',
  blocked: 'Gesperrt',
  licenceClass: 'Führerscheinklasse',
  licenceSeen: 'Führerschein gesehen',
  language: 'Sprache',
  vehicle: 'Fahrzeug',
  customer: 'Kunde',
  status: 'Status',
  price: 'Preis',
  due: 'Zu zahlen',
  booked: 'Gebucht am',
  drivers: 'Fahrende Personen',
  pickUpLocation: 'Abholort',
  pickUpTime: 'Abholung',
  dropOffLocation: 'Rückgabeort',
  dropOffTime: 'Rückgabe',
  vehicleFields: perVehicleField((name) => vehicleLabel(vehicleTexts, name)),
  report: {
    number: 'Buchung',
    licencePlate: 'Kennzeichen',
    date: 'Datum',
    kind: 'Art',
    text: 'Text',
    vatPercent: 'MwSt. in %',
    net: 'Netto',
    vat: 'MwSt.',
    gross: 'Brutto',
    currency: 'Währung',
    rental: 'Miete',
    total: (percent) => `Summe zu ${percent} %`,
    sum: 'Summe',
  },
  statuses: texts.statuses,
  roleNames: { Customer: 'Kunde', Administrator: 'Administrator' },
  choices: vehicleTexts.choices,
};
