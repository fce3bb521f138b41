import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';

/** The folder of the site's drawings, and of how they look in the dark. */
const assets = new URL('../src/assets/', import.meta.url);
const nights = new URL('night/', assets);

/** What turns dark: sky, ground, walls, streets. People, machines and fibres keep their colours. */
const grounds: Record<string, string> = {
  // Sky and paper.
  '#eef0ec': '#16232d',
  '#eceee8': '#1a2832',
  '#fbfaf7': '#d5dcdf',
  '#f9faf7': '#d5dcdf',
  '#f6f5f0': '#cfd6d9',
  // Earth, sand and gravel.
  '#e6e0d3': '#2b2923',
  '#f0e2c2': '#453a29',
  '#efe3c4': '#453a29',
  '#e3d3b2': '#4a3f2d',
  '#d8cdb6': '#403a30',
  '#cfc6b3': '#3d382f',
  '#b9b6ab': '#4b4d4c',
  '#bab6a9': '#4b4d4c',
  '#b5b2a6': '#454746',
  // Walls and rooms.
  '#f8f4ea': '#3b372e',
  '#f3efe6': '#34312b',
  '#f3f1ea': '#2f3a42',
  '#f6f7f3': '#2e3b44',
  '#eaede8': '#263540',
  '#e9ebe8': '#2b3a45',
  '#e6e9e4': '#263540',
  '#e6e8e3': '#263540',
  '#e3e6e1': '#24333e',
  '#e0e3dd': '#22303a',
  '#dfe3df': '#2b3a44',
  '#dfe2dd': '#202e38',
  '#dfe2dc': '#202e38',
  '#dde3de': '#243543',
  '#d9dcd5': '#1d2a33',
  '#c8cec9': '#2c3b45',
  // Streets and parks on plans.
  '#fdfdfb': '#33434f',
  '#d9ddd7': '#283843',
  '#d8dbd9': '#33424c',
  '#d8e3d3': '#22362c',
  '#c2d6bb': '#2d4a39',
  '#b7c7b0': '#3c5a48',
  '#8fae88': '#4f7a5e',
  // Fine lines.
  '#c9ccc4': '#4b5a63',
  '#c9cfcb': '#4b5a63',
  '#c4c6c0': '#4b5a63',
  '#c9cec8': '#3b4a54',
  '#b3bcb7': '#44535d',
  '#b9c0ba': '#44535d',
  // Helmets and vehicles are less bright.
  '#fff': '#e6eaec',
  '#ffffff': '#e6eaec',
};

const ink = '#0e1b26';

/** A drawing at night. In portraits, lines in ink stay: those of faces. */
function atNight(drawing: string, isPortrait: boolean): string {
  return drawing.replaceAll(/<[^>]+>/g, (element) => {
    const isLine = element.includes('fill="none"') && !isPortrait;
    return element.replaceAll(/"(#[\da-f]{3,6})"/gi, (all, colour: string) => {
      const known = grounds[colour.toLowerCase()];
      if (known) return `"${known}"`;
      return isLine && colour === ink ? '"#8295a2"' : all;
    });
  });
}

/**
 * All drawings at night, by the name of their file in `src/assets/night`: as pixels where the site shows those. The mark and the
 * app's telephone stand on dark ground anyway.
 */
export async function drawNights(): Promise<Map<string, Buffer>> {
  const files = await readdir(assets, { recursive: true });
  const drawings = files.filter((file) => /^(?!night|mark|app).*\.svg$/.test(file));
  const drawn = await Promise.all(
    drawings.map(async (file): Promise<[string, Buffer]> => {
      const night = Buffer.from(
        atNight(await readFile(new URL(file, assets), 'utf8'), file.startsWith('team/')),
      );
      const { name } = parse(file);
      return files.includes(file.replace('.svg', '.png'))
        ? [`${name}.png`, await sharp(night).png({ palette: true, effort: 10 }).toBuffer()]
        : [`${name}.svg`, night];
    }),
  );
  return new Map(drawn);
}

if (import.meta.main) {
  await mkdir(nights, { recursive: true });
  for (const [name, bytes] of await drawNights()) await writeFile(new URL(name, nights), bytes);
}
