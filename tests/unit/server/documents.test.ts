import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../contract/texts/language.ts';
import { confirmationSheet } from '../../../server/documents/confirmation.ts';
import { contractSheet } from '../../../server/documents/contract.ts';
import { drawInProcess } from '../../../server/documents/draw-in-process.ts';
import { drawDocument } from '../../../server/documents/draw/draw-document.ts';
import { wrap } from '../../../server/documents/draw/wrap.ts';
import type { DocumentFacts } from '../../../server/documents/facts.ts';
import type { Document } from '../../../server/documents/sheet.ts';
import { termsBlocks } from '../../../server/documents/terms-blocks.ts';
import released from '../../released/papers.json' with { type: 'json' };
import { documentFacts, documentOf, documentSettings } from '../../support/document-facts.ts';
import { readPdf } from '../../support/pdf.ts';

const sheets = { confirmation: confirmationSheet, contract: contractSheet };

async function drawn(
  kind: keyof typeof sheets,
  {
    language = 'de' as Language,
    ...changed
  }: Partial<DocumentFacts> & { language?: Language } = {},
) {
  const settings = documentSettings(language);
  return readPdf(
    await drawDocument(documentOf(sheets[kind](documentFacts(changed), settings), settings)),
  );
}

/** A price of so many lines, which companies without tax have, too. */
function withLines(count: number, vatPercent: number): Partial<DocumentFacts> {
  const line = { ...documentFacts().lines[0]!, vatPercent: null };
  return { vatPercent, lines: Array.from({ length: count }, () => line) };
}

describe('a confirmation', () => {
  test('says on one page all that the customer needs', async () => {
    const { pages, text, title, language } = await drawn('confirmation');
    expect([pages.length, title, language]).toEqual([1, 'Buchungsbestätigung R-000123', 'de']);
    for (const expected of [
      'Grażyna Şahinoğlu-Brzęczyszczykiewicz',
      ...['Buchung R-000123', 'Volkswagen Crafter', 'Kastenwagen · Diesel · 3 Sitzplätze'],
      ...[
        'Freitag, 26. März 2027',
        '10:00 Uhr (MEZ)',
        'Bauhof Nord',
        'Kabelweg 3, 12347 Musterstadt',
      ],
      ...['Montag, 29. März 2027', '17:30 Uhr (MESZ)', 'Hamburg'],
      ...['Miete, 3 Tage × 99,00 €', '297,00 €', 'Preisanpassung: Stammkunde', '−13,00 €'],
      ...['Gesamtpreis', '346,50 €', 'darin enthalten 19 % MwSt.', '55,32 €'],
      ...['Kaution', '300,00 €', '200 km je angefangenen Tag', 'jeder weitere 0,25 €'],
      'Bis Donnerstag, 25. März 2027, 10:00 Uhr (MEZ), können Sie',
      'https://rental.example/user/reservations/123',
      ...['Amtsgericht Musterstadt', 'HRB 00000', 'USt-IdNr. DE000000000'],
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('Seite 1');
  });

  test('is English for who reads English', async () => {
    const { text, title, language } = await drawn('confirmation', { language: 'en' });
    expect([title, language]).toEqual(['Booking confirmation R-000123', 'en']);
    for (const expected of [
      'Friday, 26 March 2027',
      '10:00 (CET)',
      '€346.50',
      'including 19 % VAT',
    ])
      expect(text).toContain(expected);
  });

  test('tells screen readers what is a heading, a table, a list and a link', async () => {
    const { roles } = await drawn('confirmation');
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2']);
    for (const role of [
      'Document',
      'P',
      'Table',
      'TR',
      'TH',
      'TD',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Link',
    ])
      expect(roles).toContain(role);
  });

  test('says that a booking was cancelled, and neither what to bring nor how to cancel', async () => {
    const { text } = await drawn('confirmation', { isCancelled: true, lines: [], amountDue: 0 });
    expect(text).toContain('Diese Buchung ist storniert.');
    expect(text).not.toMatch(/mitbringen|Kaution|346,50/);
  });

  test.each([
    ['cancellation', true],
    ['fine', false],
  ])('of a cancelled booking with a %s says what may be proven: %s', async (kind, says) => {
    const line = { ...documentFacts().lines[0]!, kind, unit: 'flat', amount: 50 };
    const { text } = await drawn('confirmation', {
      isCancelled: true,
      lines: [line],
      amountDue: 50,
    });
    expect(text.includes('Ihnen bleibt der Nachweis vorbehalten')).toBe(says);
  });

  test('names the telephone where it is too late to cancel online', async () => {
    const { text } = await drawn('confirmation', { deadline: new Date('2027-02-28T10:00:00Z') });
    expect(text).toContain('ist vorbei. Bitte rufen Sie uns an: +49 30 23125 000');
  });

  test.each(['de', 'en'] as const)(
    'fits on one page with and without tax (%s)',
    async (language) => {
      for (const vatPercent of [0, 19])
        for (const count of [1, 2, 3, 4]) {
          const { pages } = await drawn('confirmation', {
            language,
            ...withLines(count, vatPercent),
          });
          expect([vatPercent, count, pages.length]).toEqual([vatPercent, count, 1]);
        }
    },
  );

  test.each(['de', 'en'] as const)(
    'says on the same page how to meet where the place is closed then (%s)',
    async (language) => {
      const settings = documentSettings(language);
      const [nord] = settings.company.places;
      const isClosed = {
        ...nord!,
        outOfHours: 'ask',
        keyDrop: {
          where: 'Schlüsselkasten links neben dem Tor zum Lager',
          responsible: 'opening',
        },
      } as const;
      const saturday = {
        pickUpTime: new Date('2027-03-27T09:00:00Z'),
        dropOffTime: new Date('2027-03-27T16:00:00Z'),
        pickUpLocation: nord!.name,
        dropOffLocation: nord!.name,
      };
      const company = { ...settings.company, places: [isClosed] };
      const pdf = async (changed: Partial<DocumentFacts>) =>
        readPdf(
          await drawDocument(
            documentOf(
              confirmationSheet(documentFacts({ ...saturday, ...changed }), {
                ...settings,
                company,
              }),
              settings,
            ),
          ),
        );
      const { pages, text } = await pdf({ lines: documentFacts().lines.slice(0, 2) });
      expect(pages).toHaveLength(1);
      expect(text).toContain('+49 30 23125 000');
      expect(text).toContain('Schlüsselkasten');
      for (const other of [
        { isCancelled: true, lines: [] },
        { pickUpTime: settings.issuedAt, dropOffTime: settings.issuedAt },
      ])
        expect((await pdf(other)).text).not.toContain('Schlüsselkasten');
    },
  );

  test('keeps the link to the booking with the sentence above it on a second page', async () => {
    const { pages } = await drawn('confirmation', withLines(12, 19));
    expect(pages[1]).toMatch(/können Sie[^]*Ihre Buchung im Internet/);
    expect(pages[0]).not.toContain('Ändern und stornieren');
  });

  test('says the company once, and never splits what was typed', async () => {
    const customer = {
      companyName: 'Quadrat, Bau & Co',
      name: 'Eva Kurz',
      address: 'L 7, 12',
      zipCode: '68161',
      city: 'Mannheim',
      country: 'DE',
    };
    const { address } = confirmationSheet(documentFacts({ customer }), documentSettings('de'));
    expect(address).toEqual(['Quadrat, Bau & Co', 'Eva Kurz', 'L 7, 12', '68161 Mannheim']);
  });

  test('loses no line of a long address', async () => {
    const customer = {
      ...documentFacts().customer,
      name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
      address: 'Straße der außerordentlich langen Namen '.repeat(4),
      zipCode: '98765',
    };
    const { text } = await drawn('confirmation', { customer });
    expect(text).toMatch(/98765[^]*Buchungsbestätigung/);
  });

  test('loses no word of long texts', async () => {
    const place = 'W'.repeat(100);
    const { pages, text } = await drawn('confirmation', {
      pickUpLocation: place,
      customer: {
        ...documentFacts().customer,
        companyName: 'Gesellschaft für außerordentlich lange Namen und Bezeichnungen '.repeat(2),
      },
      lines: documentFacts().lines.map((line) => ({ ...line, text: 'Grund '.repeat(80) })),
    });
    expect(text.replaceAll(' ', '')).toContain(place);
    expect(text).toContain('Bitte mitbringen');
    expect(pages[0]).toContain('Seite 1 von 2');
  });
});

describe('a contract', () => {
  test('has parties, vehicle, period, price, the terms and lines to sign, on numbered pages', async () => {
    const { pages, text, roles, title } = await drawn('contract');
    expect(title).toBe('Mietvertrag R-000123');
    for (const expected of [
      ...['Vermieterin', 'Musternetz Infrastruktur GmbH', 'Mieterin oder Mieter'],
      ...['Kennzeichen', 'Fassung vom 23. November 2026', '10. Schlussbestimmungen'],
      'Sollte eine Bestimmung unwirksam sein, bleiben die übrigen gültig.',
      'Ort, Datum',
    ])
      expect(text).toContain(expected);
    pages.forEach((page, index) =>
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`),
    );
    expect(roles.filter((role) => role === 'H3')).toHaveLength(10);
  });

  test('names who drives, and leaves a line where a company named nobody', async () => {
    const drivers = [
      { name: 'Jana Fuchs', licenceClass: 'C1' as const, licenceSeenOn: '2027-03-01' },
      { name: 'Emre Aydın', licenceClass: null, licenceSeenOn: null },
    ];
    const named = await drawn('contract', { drivers });
    for (const expected of ['Jana Fuchs, Führerschein C1, gesehen am', 'Emre Aydın'])
      expect(named.text).toContain(expected);
    expect(named.text).not.toContain('Brzęczyszczykiewicz, die mietende Person');
    expect((await drawn('contract')).text).toContain(', die mietende Person');
    const rows = (companyName: string | null) =>
      contractSheet(ofCompany(companyName), documentSettings('de')).blocks.flatMap((block) =>
        block.kind === 'details' ? block.rows : [],
      );
    const driverOf = (companyName: string | null) =>
      rows(companyName).find(({ label }) => label === 'Fahrerin oder Fahrer')!.value;
    expect(driverOf('Bau GmbH')).toBeNull();
    expect(driverOf(null)).toContain('Grażyna');
  });

  test('has no head of its prices without a row', async () => {
    const place = 'W'.repeat(90);
    for (let count = 1; count < 10; count += 1) {
      const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(count);
      const { pages } = await drawn('contract', {
        pickUpLocation: place,
        dropOffLocation: place,
        customer: { ...documentFacts().customer, name },
      });
      const page = pages.find((each) => each.includes('Posten'));
      expect(page).toContain('Miete, 3 Tage');
    }
  });

  test.each(['de', 'en'] as const)('has no page with a line or two (%s)', async (language) => {
    for (const vatPercent of [0, 19])
      for (const count of [1, 3, 5]) {
        const { pages } = await drawn('contract', { language, ...withLines(count, vatPercent) });
        for (const page of pages.slice(1))
          expect(page.split('Musternetz')[0]!.split('\n').length).toBeGreaterThan(5);
      }
  });

  test('has its conditions on one page, however many lines its price has', async () => {
    const [line] = documentFacts().lines;
    const all = [];
    for (let count = 1; count < 8; count += 1) {
      const { pages } = await drawn('contract', {
        lines: Array.from({ length: count }, () => line!),
      });
      const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));
      all.push([pageOf('bei der Abholung hinterlegt'), pageOf('je angefangenen Tag')]);
    }
    for (const [deposit, kilometres] of all) expect(kilometres).toBe(deposit);
  });

  test('has every word of its terms in their order', async () => {
    const { terms } = documentFacts();
    const { text } = await drawn('contract');
    const words = termsBlocks(terms!.text)
      .flatMap((block) => (block.kind === 'list' ? block.items : block.text))
      .map((part) => part.replaceAll(/\s+/g, ' '));
    // A page break parts what belongs together by the footer, which is not of the terms.
    const found = words.filter((part) => text.includes(part));
    expect(found.length).toBeGreaterThan(words.length - 4);
  });

  test('is written without terms, too', async () => {
    const { text } = await drawn('contract', { terms: null, termsHash: null });
    expect(text).toContain('Es gelten die Bedingungen');
  });

  test('names a business with its number', async () => {
    const { text } = await drawn('contract', { ...ofCompany('Bau AG'), vatId: 'DE123456788' });
    expect(text).toContain('USt-IdNr. DE123456788');
  });
});

test.each(['confirmation', 'contract'] as const)(
  'a %s that was stored is drawn with the same bytes',
  async (kind) => {
    const settings = documentSettings('de');
    const document = documentOf(sheets[kind](documentFacts(), settings), settings);
    const first = await drawDocument(document);
    await setTimeout(1100);
    const stored = JSON.parse(JSON.stringify(document)) as typeof document;
    expect((await drawDocument(stored)).equals(first)).toBe(true);
  },
);

/** What documents say to somebody of a company. */
const ofCompany = (companyName: string | null) =>
  documentFacts({ customer: { ...documentFacts().customer, companyName } });

/** All that a reader sees: not what names a kind, a language or an address. */
const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  const { kind, language, url, hash, ...texts } = part as Record<string, unknown>;
  return Object.values(texts)
    .filter((value) => typeof value === 'object' || typeof value === 'string')
    .flatMap((value) => (value === null ? [] : textsIn(value)));
};

test.each(released as unknown as Document[])(
  'a document that release 1.0.0 stored is drawn with all its texts: $sheet.title',
  async (document) => {
    const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
    const found = withoutBlanks((await readPdf(await drawDocument(document))).text);
    const texts = textsIn(document.sheet);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !found.includes(withoutBlanks(text)))).toEqual([]);
  },
);

describe('the parts of a document', () => {
  test('terms are headings, paragraphs and lists', () => {
    expect(termsBlocks('### 1. Eins\n\nEin Satz\nund noch\n\n- a\n- b\n  b2\n')).toEqual([
      { kind: 'heading', text: '1. Eins' },
      { kind: 'text', text: 'Ein Satz und noch' },
      { kind: 'list', items: ['a', 'b b2'] },
    ]);
  });

  test('lines break at blanks, and words only where they must', () => {
    const measure = (text: string) => text.length;
    expect(wrap('ein langes Wort', 10, measure)).toEqual(['ein langes', 'Wort']);
    expect(wrap('Donaudampfschiff', 10, measure)).toEqual(['Donaudampf', 'schiff']);
    expect(wrap('a\u00a0b c', 3, measure)).toEqual(['a\u00a0b', 'c']);
    expect(wrap('', 3, measure)).toEqual(['']);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('drawing fifty documents keeps no memory', async () => {
  const settings = documentSettings('de');
  const document = documentOf(confirmationSheet(documentFacts(), settings), settings);
  const draw = () => drawDocument(document);
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  for (let count = 0; count < 5; count += 1) await draw();
  const before = used();
  for (let count = 0; count < 50; count += 1) await draw();
  expect(used() - before).toBeLessThan(10);
}, 120_000);

test('a document that takes too long fails, and the next one is drawn', async () => {
  const settings = documentSettings('de');
  const document = documentOf(confirmationSheet(documentFacts(), settings), settings);
  await expect(drawInProcess(document, 1)).rejects.toThrow('The process ended');
  expect((await drawInProcess(document)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a process that cannot be started fails its document, and the next one is drawn', async () => {
  const settings = documentSettings('de');
  const document = documentOf(confirmationSheet(documentFacts(), settings), settings);
  await expect(drawInProcess(document, 1)).rejects.toThrow();
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(drawInProcess(document)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect((await drawInProcess(document)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a server that is killed leaves no process that draws', async () => {
  const script = fileURLToPath(new URL('../../support/draw-document.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  // Ends when every process that can write to it has ended.
  for await (const chunk of child.stdout) {
    said += String(chunk);
    child.kill('SIGKILL');
  }
  expect(said).toBe('drawn: %PDF-\n');
});
