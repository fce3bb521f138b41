/** The site's colours, in the light and in the dark. */
const colours = {
  ink: ['#0e1b26', '#eef1ee'],
  soft: ['#51606b', '#a9b6bf'],
  page: ['#f1f0eb', '#0b141c'],
  card: ['#ffffff', '#121e28'],
  sunk: ['#f6f5f1', '#1a2a36'],
  line: ['#dcdfda', '#2f414d'],
  petrol: ['#0b5d6c', '#7fd0dc'],
  signal: ['#c8430a', '#ff8b45'],
  onSignal: ['#ffffff', '#0b1620'],
} as const;

/** Fibres of a bundle, which run over the head of each mail: colours and lengths in percent. */
export const strands = [
  ['#e7731d', 100],
  ['#22a2a5', 86],
  ['#2767b2', 94],
  ['#e8b41c', 71],
  ['#d2322b', 79],
] as const;

export const fonts =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

type Colour = keyof typeof colours;

/** A colour in the light; the sheet changes what has the class in the dark. */
export const light = (colour: Colour): string => colours[colour][0];

const dark = (prefix: string): string => {
  const set = (selector: string, property: string, colour: Colour) =>
    `${prefix}.${selector}{${property}:${colours[colour][1]} !important}`;
  return [
    set('page', 'background-color', 'page'),
    set('card', 'background-color', 'card'),
    set('sunk', 'background-color', 'sunk'),
    set('ink', 'color', 'ink'),
    set('soft', 'color', 'soft'),
    set('link', 'color', 'petrol'),
    set('line', 'border-color', 'line'),
    set('button', 'background-color', 'signal'),
    set('button', 'color', 'onSignal'),
  ].join('');
};

/** Without quotes and angle brackets, which would be escaped. */
export const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `.page{background-color:${light('page')}}`,
  '@media (max-width:480px){.pad{padding-left:20px !important;padding-right:20px !important}.outer{padding:0 !important}.card{border-radius:0 !important}}',
  `@media (prefers-color-scheme:dark){${dark('')}}`,
  // Outlook's programs change colours themselves and mark what they did.
  dark('[data-ogsc] '),
  dark('[data-ogsb] '),
].join('\n');
