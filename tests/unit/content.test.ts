import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';
import { afterAll, describe, expect, test } from 'vitest';
import { strictReader } from '../../src/content/loading/strict-reader.ts';
import { folderProblem } from '../../src/content/loading/folder-problem.ts';
import { missingImageProblem } from '../../src/content/loading/missing-image-problem.ts';
import { orderProblem } from '../../src/content/loading/order-problem.ts';
import { paragraphs, withProse } from '../../src/content/loading/prose.ts';
import { toGermanError } from '../../src/content/loading/to-german-error.ts';
import { yamlReason } from '../../src/content/loading/yaml-reason.ts';
import { about } from '../../src/content/schemas/about.ts';
import { slide } from '../../src/content/schemas/home.ts';
import { legal } from '../../src/content/schemas/legal.ts';
import { service } from '../../src/content/schemas/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const image = (() => z.string()) as unknown as Parameters<typeof slide>[0]['image'];
const aSlide = {
  order: 1,
  title: 'Netze',
  description: 'Ein Satz.',
  buttonText: 'Kontakt',
  buttonLink: '',
  image: '../../assets/a.png',
  alt: 'Ein Bagger',
};
const aService = {
  order: 1,
  title: 'Tiefbau',
  summary: 'Ein Satz.',
  points: ['Graben', 'Bohren'],
  illustration: 'turnkey',
  image: '../../assets/a.png',
  alt: 'Ein Bagger',
};
const problems = (schema: z.ZodType, data: unknown) =>
  schema.safeParse(data).error?.issues.map(({ message }) => message) ?? [];

describe('a field', () => {
  test.each([
    [{ order: 'eins' }, /^ist keine ganze Zahl: /],
    [{ order: 1.5 }, /^ist keine ganze Zahl: /],
    [{ title: undefined }, /^fehlt: /],
    [{ title: null }, /^ist leer: /],
    [{ title: 2024 }, /^ist kein Text, bitte in Anführungszeichen setzen: /],
    [{ title: 'x'.repeat(71) }, /^ist zu lang, höchstens 70 Zeichen: /],
    [{ image: undefined }, /^fehlt: /],
    [{ buttonLink: 'www.foo.de' }, /^muss mit https:\/\/ beginnen, /],
    [{ buttonLink: '//foo.de' }, /^muss mit https:\/\/ beginnen, /],
    [{ tilte: 'Netze' }, /^hat kein Feld tilte; hier gibt es order, title, /],
  ])('that is wrong is told in German: %j', (field, message) => {
    expect(problems(slide({ image }), { ...aSlide, ...field })).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test.each(['', null, '/contact', '#leistungen', 'https://foo.de/a', 'tel:+49301'])(
    'may lead to %j',
    (buttonLink) => expect(problems(slide({ image }), { ...aSlide, buttonLink })).toEqual([]),
  );

  test.each([
    [{ points: 'Graben' }, /^ist keine Liste, /],
    [{ points: ['Graben'] }, /^hat zu wenige Einträge, mindestens 2: /],
    [{ points: ['Graben', 1] }, /^ist kein Text, /],
    [{ illustration: 'bagger' }, /^ist keines von planning, /],
  ])('of a service as well: %j', (field, message) => {
    expect(problems(service({ image }), { ...aService, ...field })).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test('that is a date', () => {
    const data = { title: 'Impressum', description: 'Angaben' };
    expect(problems(legal, data)).toEqual([]);
    expect(problems(legal, { ...data, updated: 'gestern' })).toEqual([
      expect.stringMatching(/^muss ein Datum sein/),
    ]);
  });
});

describe('a file', () => {
  const read = async (name: string, contents: string, ...given: unknown[]) => {
    const data = given.length > 0 ? given[0] : { order: 1 };
    const reader = strictReader({ getEntryInfo: () => ({ data }) });
    return reader.getEntryInfo({ contents, fileUrl: pathToFileURL(join('src/content', name)) });
  };

  test.each([
    ['home.md', '\n', 'Die Datei ist leer.'],
    ['home.md', '\uFFFDber', 'nicht in UTF-8'],
    ['services/a.md', 'order: 1\n---\nText', 'Eine davon fehlt'],
    ['services/a.md', '---\norder: 1\n\nText', 'Eine davon fehlt'],
  ])('is refused by its name: %s %j', async (name, contents, message) => {
    await expect(read(name, contents)).rejects.toThrow(message);
    await expect(read(name, contents)).rejects.toThrow(`src/content/${name}: `);
  });

  test('with only a comment or a sentence has no fields', async () => {
    for (const data of [undefined, null, 'Netze', ['Netze']])
      await expect(read('home.md', '---\n# Netze\n---\n', data)).rejects.toThrow(
        'enthält keine Felder',
      );
  });

  test('with an impossible date is refused', async () => {
    const data = { updated: new Date('2024-03-02') };
    const contents = (day: string) => `---\nupdated: ${day}\n---\n`;
    await expect(read('legal/a.md', contents('2024-02-31'), data)).rejects.toThrow(
      'updated: Diesen Tag gibt es nicht',
    );
    await expect(read('legal/a.md', contents('2024-03-02'), data)).resolves.toEqual({ data });
  });

  test.each(['\n', '\r\n'])('is read with any line end: %j', async (end) => {
    const contents = ['\uFEFF---', 'order: 1', '---', '', 'Text'].join(end);
    await expect(read('services/a.md', contents)).resolves.toEqual({ data: { order: 1 } });
  });

  test('that YAML cannot parse is reported with its line', async () => {
    const failure = Object.assign(new Error('bad indentation of a mapping entry'), {
      loc: { line: 4 },
    });
    const reader = strictReader({ getEntryInfo: () => Promise.reject(failure) });
    const file = {
      contents: '---\na: b\n---\n',
      fileUrl: pathToFileURL('src/content/services/a.md'),
    };
    await expect(reader.getEntryInfo(file)).rejects.toThrow(
      'src/content/services/a.md:5: Diese Zeile',
    );
  });
});

describe('the prose of a file', () => {
  const about = { lead: 'lead', sections: { story: 'text', values: 'lead' } };
  const markdown = [
    'Wir sind Planer',
    'und Spleißer.',
    '',
    '## Wie es dazu kam',
    '',
    'Erst Kupfer.',
    '',
    'Dann Faser.',
    '',
    '## Werte',
    '### Genauigkeit',
    'Wir messen.',
    '### Rücksicht',
    'Wir kehren.',
  ];

  test.each(['\n', '\r\n'])('becomes fields: %j', (end) => {
    const story = { alt: 'Ein Hof' };
    expect(withProse({ title: 'Über Uns', story }, markdown.join(end), about)).toEqual({
      title: 'Über Uns',
      lead: 'Wir sind Planer und Spleißer.',
      story: { alt: 'Ein Hof', title: 'Wie es dazu kam', text: 'Erst Kupfer.\n\nDann Faser.' },
      values: {
        title: 'Werte',
        lead: '',
        items: [
          { title: 'Genauigkeit', text: 'Wir messen.' },
          { title: 'Rücksicht', text: 'Wir kehren.' },
        ],
      },
    });
  });

  test('has a paragraph for each group of lines', () => {
    expect(paragraphs('Erst Kupfer.\n\nDann Faser.')).toEqual(['Erst Kupfer.', 'Dann Faser.']);
  });

  test.each([
    ['Ein Satz.', {}, 'steht hier kein Text'],
    ['## Eins', {}, 'stehen 1 Überschriften mit ##, es müssen 0 sein'],
    ['', { sections: { map: 'notice' } }, 'stehen 0 Überschriften mit ##, es müssen 1 sein'],
    ['Die Karte', { sections: { map: 'notice' } }, 'kein Text. Eine Zeile, vor der ##'],
    ['### Die Karte', { sections: { map: 'notice' } }, 'eine mit ### gilt als Punkt'],
    ['## A\nB', { sections: { a: 'text', b: 'text' } }, 'es müssen 2 sein. Eine Zeile, vor der ##'],
    ['- Graben', { lead: 'lead' }, 'nur Absätze möglich'],
    ['Ein **Satz**.', { lead: 'lead' }, 'Hervorhebungen: **Satz**.'],
    ['Mehr [hier](/contact).', { lead: 'lead' }, 'Hervorhebungen: [hier](/contact).'],
    ['#### Zu tief', { lead: 'lead' }, 'nur Absätze möglich'],
  ])('is refused in German: %j', (text, prose, message) => {
    expect(() => withProse({}, text, prose)).toThrow(message);
  });

  test('is refused with the name of its file', async () => {
    const reader = strictReader(
      { getEntryInfo: () => ({ data: { order: 1 }, body: 'Ein Satz.' }) },
      {},
    );
    const fileUrl = pathToFileURL('src/content/site.md');
    await expect(reader.getEntryInfo({ contents: '---\na: b\n---\n', fileUrl })).rejects.toThrow(
      'src/content/site.md: Zwischen',
    );
  });
});

test('two files of a folder do not have the same place', () => {
  const orders = (...numbers: (number | undefined)[]) =>
    new Map(numbers.map((order, index) => [`services/${index}.md`, order]));
  expect(orderProblem(orders(1, 3, 2))).toBe(null);
  expect(orderProblem(orders(undefined, undefined))).toBe(null);
  expect(orderProblem(orders(1, 2, 1))).toBe(
    'services/2.md: order: 1 steht schon in services/0.md. Jede Datei bekommt eine eigene Zahl.',
  );
});

test('the editors’ guide shows a failed build in the words of the command', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [, begin] = /console\.error\(`(Site: .+?)\$\{reasonOf/.exec(read('scripts/build.ts'))!;
  const [, path, field] = new RegExp(`\n${begin}(.+)\n  lead: (.+)\n`).exec(
    read('src/content/README.md'),
  )!;
  const data = { title: 'Über uns', description: 'Wir', lead: 'x'.repeat(400) };
  expect(path).toBe('src/content/about.md');
  expect(problems(about({ image }), data)).toContain(field);
});

test('YAML errors are in German', () => {
  expect(yamlReason('unexpected end of the stream within a double quoted scalar')).toContain(
    'Anführungszeichen',
  );
  expect(yamlReason('duplicated mapping key')).toBe('Dieses Feld steht zweimal da.');
  expect(yamlReason('unidentified alias "a"')).toMatch(/^Die Zeile ist nicht lesbar\./);
});

test('a schema’s errors are listed under the file', () => {
  const error = new Error(
    '**home → home** data does not match collection schema.\n\n  **why.items.0.title**: fehlt: Text\n  ****: hat kein Feld a\n',
  );
  expect(toGermanError(error, 'src/content/home.md')).toBe(error);
  error.name = 'InvalidContentEntryDataError';
  expect(toGermanError(error, 'src/content/home.md')).toEqual(
    new Error('src/content/home.md\n  why.items, Eintrag 1, title: fehlt: Text\n  hat kein Feld a'),
  );
});

test('an image must exist', () => {
  const path = 'src/content/slides/1.md';
  const of = (picture: string) =>
    missingImageProblem({ team: [{ portrait: `__ASTRO_IMAGE_${picture}` }] }, path);
  expect(of('../../assets/slider1.png')).toBe(null);
  for (const picture of ['../../assets/none.png', '../../assets', '/assets/slider1.png'])
    expect(of(picture)).toMatch(`${path}: Das Bild ${picture} gibt es nicht.`);
});

test('a folder is not empty and only has files that are read', () => {
  const slides = join(folder, 'slides');
  expect(folderProblem(slides, '*.md')).toMatch(/liegt keine Datei/);
  mkdirSync(slides);
  expect(folderProblem(slides, '*.md')).toMatch(/liegt keine Datei/);
  writeFileSync(join(slides, '1.md'), '');
  writeFileSync(join(slides, '.DS_Store'), '');
  expect(folderProblem(slides, '*.md')).toBe(null);
  writeFileSync(join(slides, '2.yaml'), '');
  expect(folderProblem(slides, '*.md')).toMatch(/2\.yaml: .+ auf \.md endet/);
  expect(folderProblem(slides, '1.md')).toBe(null);
  expect(folderProblem(slides, 'home.md')).toBe(`${join(slides, 'home.md')} fehlt.`);
});
