import { counting } from '../counting.ts';
import type { lineTexts as english } from '../en/lines.ts';
import type { Translation } from '../translation.ts';

const { number, plural } = counting('de');

export const lineTexts: Translation<typeof english> = {
  rental: {
    hour: (count, each) => `${plural(count, { one: '# Stunde', other: '# Stunden' })} × ${each}`,
    day: (count, each) => `${plural(count, { one: '# Tag', other: '# Tage' })} × ${each}`,
    week: (count, each) => `${plural(count, { one: '# Woche', other: '# Wochen' })} × ${each}`,
  },
  /** What a return is charged for. */
  measured: {
    kilometre: (count, each) => `${number(count)} km × ${each}`,
    eighth: (count, each) => `${plural(count, { one: '# Achtel', other: '# Achtel' })} × ${each}`,
  },
  kinds: {
    adjustment: 'Preisanpassung',
    discount: 'Rabatt',
    cancellation: 'Stornogebühr',
    no_show: 'Gebühr für Nichterscheinen',
    fine: 'Bearbeitung eines Bußgelds',
    cleaning: 'Reinigung',
    fee: 'Gebühr',
    one_way: 'Rückgabe an einem anderen Standort',
    fuel: 'Kraftstoff',
    kilometres: 'Mehrkilometer',
    damage: 'Schaden',
  },
  /** Des Mietpreises. */
  percent: (percent, kind) => `${number(percent)} % ${kind}`,
  lowerLoss:
    'Ihnen bleibt der Nachweis vorbehalten, dass uns kein oder ein geringerer Schaden entstanden ist. Vermieten wir das Fahrzeug für diese Zeit anderweitig, rechnen wir das an.',
  because: (kind, reason) => `${kind}: ${reason}`,
};
