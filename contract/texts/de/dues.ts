import type { dueTexts as english } from '../en/dues.ts';
import type { Translation } from '../translation.ts';

export const dueTexts: Translation<typeof english> = {
  names: {
    inspection: 'HU',
    safetyCheck: 'UVV-Prüfung',
    safetyInspection: 'SP',
    tachograph: 'Fahrtenschreiber',
    tailLift: 'Ladebordwand',
    other: 'Sonstiges',
  },
  title: 'Alle Fristen',
  day: (day) => day.split('-').reverse().join('.'),
  dueOn: (day) => `fällig ${day}`,
  lastOn: (day) => `zuletzt ${day}`,
  months: (months) => `alle ${months} Monate`,
  blocks: 'sperrt',
};
