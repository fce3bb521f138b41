import type { meetingTexts as english } from '../en/meetings.ts';
import type { Translation } from '../translation.ts';

export const meetingTexts: Translation<typeof english> = {
  choosePlace: 'Bitte wählen',
  sameAsPickUp: (place) => `${place}, wie Abholung`,
  otherPlace: (place, fee) => `${place} (+ ${fee})`,
  takeNearest: (time) => `Stattdessen ${time}`,
  opens: (from, until) => `Geöffnet an diesem Tag von ${from} bis ${until}\u00a0Uhr`,
  closed: (place) => `Um diese Zeit ist ${place} geschlossen.`,
  closedAt: (place, time) => `${place} ist zu dieser Zeit geschlossen: ${time}.`,
  arrange: (phone) => `Bitte stimmen Sie die Zeit noch mit uns ab: ${phone}`,
  ask: (place) =>
    `Zur Zeit der Abholung ist ${place} geschlossen. Abgeholt wird nach Vereinbarung.`,
  askFirst: 'Stimmen Sie die Zeit vor der Buchung mit uns ab:',
  keyDrop: (place, { where }) =>
    `Zur Zeit der Rückgabe ist ${place} geschlossen. Wohin mit dem Schlüssel: ${where}.`,
  responsibleUntil: (time) => `Bis ${time} haften Sie für das Fahrzeug.`,
  responsibleUntilDrop: 'Sie haften für das Fahrzeug bis zum Einwurf.',
};
