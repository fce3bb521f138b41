import type { finderTexts as english } from '../en/finder.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const finderTexts: Translation<typeof english> = {
  number: 'Nummer',
  state: 'Zustand',
  views: 'Welche Buchungen',
  next: 'Was ansteht',
  everything: 'Alle Buchungen',
  words: 'Name, Nummer',
  filterStates: { open: 'Noch offen', over: 'Erledigt', all: 'Alle' },
};

export const catalogue = { texts: finderTexts, messages: {} };
