import { limits } from '../../values/limits.ts';
import { counting } from '../counting.ts';
import type { listMessages as english } from '../en/list-messages.ts';
import type { Translation } from '../translation.ts';

const { number } = counting('de');

export const listMessages: Translation<typeof english> = {
  views: {
    screen: 'Diese Liste gibt es nicht',
    name: 'Bitte geben Sie einen Namen ein',
    query: 'Das ist keine Adresse einer Liste',
    tooMany: `Höchstens ${number(limits.views.count)} Ansichten lassen sich speichern. Bitte löschen Sie zuerst eine.`,
    saved: 'Die Ansicht ist gespeichert',
    renamed: 'Die Ansicht ist umbenannt',
    exists: 'So heißt schon eine andere Ansicht',
    deleted: 'Die Ansicht ist gelöscht',
    notFound: 'Diese Ansicht gibt es nicht',
  },
  selection: {
    ids: 'Bitte wählen Sie Buchungen aus',
    most: ({ most }) => `Höchstens ${number(most)} Buchungen auf einmal`,
    format: 'Bitte wählen Sie Excel oder CSV',
    cancelled: 'Alle Buchungen, bei denen das möglich ist, sind storniert',
  },
};
