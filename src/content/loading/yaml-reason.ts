const quotes = 'Anführungszeichen';

/** Parts of the YAML parser's messages, each with its German message for the editor. */
const reasons: [string, string][] = [
  [
    'quoted scalar',
    `Ein Text beginnt mit einem ${quotes}, aber das zweite fehlt. Die Stelle liegt vor dieser Zeile oder auf ihr.`,
  ],
  ['tab character', 'Die Zeile ist mit einem Tabulator eingerückt. Bitte Leerzeichen verwenden.'],
  ['duplicated mapping key', 'Dieses Feld steht zweimal da.'],
  [
    'indentation of a',
    `Diese Zeile oder die davor stimmt nicht: Entweder ist sie anders eingerückt als ihre Nachbarn, oder ihr Text enthält einen Doppelpunkt und gehört in ${quotes}, oder eines der ${quotes} fehlt.`,
  ],
  [
    'implicit',
    'Auf dieser Zeile oder auf der davor fehlt der Doppelpunkt mit einem Leerzeichen hinter dem Namen des Feldes, oder ein Text ist nicht eingerückt.',
  ],
];

const fallback = `Die Zeile ist nicht lesbar. Enthält ihr Text Zeichen wie : # & * ! % @ oder ${quotes}, gehört er ganz in ${quotes}.`;

/** The German message for one of the YAML parser. */
export const yamlReason = (reason: string): string =>
  reasons.find(([part]) => reason.includes(part))?.[1] ?? fallback;
