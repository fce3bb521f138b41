import type { calendarFileTexts as english } from '../en/calendar-file.ts';
import type { Translation } from '../translation.ts';

export const calendarFileTexts: Translation<typeof english> = {
  summary: (vehicle) => `Miete: ${vehicle}`,
  reminder: (vehicle) => `Morgen holen Sie ab: ${vehicle}`,
  number: (number) => `Buchung ${number}`,
  vehicle: (vehicle) => `Fahrzeug: ${vehicle}`,
  pickUp: (when, place) => `Abholung: ${when}, ${place}`,
  dropOff: (when, place) => `Rückgabe: ${when}, ${place}`,
  phone: (phone) => `Telefon: ${phone}`,
  goesOut: (vehicle, isDone) => `${isDone ? 'Abgeholt' : 'Abholung'}: ${vehicle}`,
  comesBack: (vehicle, isDone) => `${isDone ? 'Zurückgegeben' : 'Rückgabe'}: ${vehicle}`,
  ownFeed: (company) => `Mieten bei ${company}`,
  officeFeed: (place) => `Abholungen und Rückgaben, ${place}`,
  fileName: (number) => `Buchung-${number}`,
};
