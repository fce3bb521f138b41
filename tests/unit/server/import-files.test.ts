import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { exportTexts as german } from '../../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../../contract/texts/en/exports.ts';
import { vehicleFieldNames } from '../../../contract/vehicles/vehicle-fields.ts';
import { readRows, type Imported } from '../../../server/imports/read-rows.ts';
import { readTable } from '../../../server/imports/read-table.ts';
import { vehicleKind } from '../../../server/imports/vehicle-kind.ts';
import { anotherVehicle } from '../../support/vehicles.ts';
import { zipOf } from '../../support/zip.ts';

async function read(bytes: Uint8Array): Promise<Imported> {
  const table = await readTable(bytes);
  if (!Array.isArray(table)) throw new Error(table.fault);
  const imported = readRows(table, vehicleKind(null), 'de');
  if ('fault' in imported) throw new Error(imported.fault);
  return imported;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
/** Every sign in these tests has the same code in Latin-1, except the dash and the euro sign. */
const windows = (text: string) =>
  Uint8Array.from(text, (sign) => ({ '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0));

const headings = [
  ...['Modell', 'Kennzeichen', 'Türen', 'Sitzplätze', 'Gepäckstücke', 'Getriebe'],
  ...['Klimaanlage', 'Antrieb', 'Alter', 'Preis pro Stunde', 'Preis pro Woche', 'HU fällig am'],
];
const cells = [
  ...['Kofferwagen Größe 3', 'B-AB 123', '3', '3', '0', 'Schaltgetriebe'],
  ...['Ja', 'Diesel', '2', '12,50', '1.234,50', '31.12.2027'],
];
const vehicle = {
  model: 'Kofferwagen Größe 3',
  licencePlate: 'B-AB 123',
  doors: 3,
  seats: 3,
  luggage: 0,
  transmission: 'Manuel',
  airConditioning: true,
  fuelType: 'Diesel',
  age: 2,
  pricePerHour: 12.5,
  pricePerWeek: 1234.5,
  inspectionDueOn: '2027-12-31',
};
const table = (separator: string, end = '\r\n', of = (cell: string) => cell) =>
  [headings, cells].map((line) => line.map(of).join(separator) + end).join('');
const commas = table(',', '\n', (cell) => `"${cell}"`);
const changed = (changes: Record<string, string>) =>
  headings.map((heading, place) => changes[heading] ?? cells[place]!);

const workbook = (rows: CellValue[][], format?: string) =>
  writeXlsx({
    sheets: [
      {
        name: 'Fuhrpark',
        rows,
        ...(format && {
          columns: rows[0]!.map((_, place, { length }) =>
            place === length - 1 ? { numFmt: format } : {},
          ),
        }),
      },
    ],
  });
/** The day as Excel counts. */
const serial = 46_752;
const typed = (day: CellValue): CellValue[] => [
  ...['Kofferwagen Größe 3', 'B-AB 123', 3, 3, 0, 'Schaltgetriebe', true, 'Diesel'],
  ...[2, 12.5, 1234.5, day],
];

test.each<[string, Uint8Array | Promise<Uint8Array>]>([
  ['semicolons, as a German Excel', utf8(table(';'))],
  ['semicolons behind each line', utf8(table(';', ';;;\r\n'))],
  ['commas and quotes', utf8(commas)],
  ['tabs', utf8(table('\t'))],
  ['tabs in UTF-16 with a mark, as "Unicode text"', utf16(`\uFEFF${table('\t')}`)],
  ['UTF-16 without a mark', utf16(table(';'))],
  ['big-endian UTF-16', new Uint8Array(Buffer.from(utf16(`\uFEFF${table(';')}`)).swap16())],
  ['a mark of UTF-8', utf8(`\uFEFF${table(';')}`)],
  ['Windows-1252', windows(table(';'))],
  ['line ends of an old Mac', utf8(table(';', '\r'))],
  ['a line that names the separator', utf8(`sep=;\r\n${table(';')}`)],
  ['headings in capitals', utf8(table(';').replace(/^.*/, (line) => line.toUpperCase()))],
  ['headings without umlauts', utf8(table(';').replace('Türen', 'Tueren'))],
  ['units in brackets', utf8(table(';').replace('Preis pro Stunde', 'Stundenpreis (€)'))],
  ['units in cells', windows(table(';').replace('12,50', '12,50 €'))],
  ['empty rows', utf8(`\r\n;;;\r\n${table(';').replace('\r\n', '\r\n\r\n;;;;\r\n')}\r\n\r\n`)],
  ['a title above', utf8(`Fuhrpark 2026;;\r\n${table(';')}`)],
  [
    'ISO dates and a point',
    utf8(commas.replace('31.12.2027', '2027-12-31').replace('12,50', '12.5')),
  ],
  ['a short year', utf8(table(';').replace('31.12.2027', '31.12.27'))],
  ['dates as Excel counts them', utf8(table(';').replace('31.12.2027', String(serial)))],
  ['an x for yes', utf8(table(';').replace(';Ja;', ';x;'))],
  ['English words', utf8(table(';').replace(';Ja;', ';Yes;').replace('Schaltgetriebe', 'Manual'))],
  ['an Excel workbook', workbook([headings, typed(new Date('2027-12-31'))], 'dd.mm.yyyy')],
  ['an Excel workbook with dates as numbers', workbook([headings, typed(serial)])],
  ['an Excel workbook of texts', workbook([headings, cells])],
])('a file with %s is read', async (_, file) => {
  const { rows, errors } = await read(await file);
  expect(errors).toEqual([]);
  expect(rows.map(({ value }) => value)).toEqual([vehicle]);
});

test.each([german, english])('the headings of an export name all fields', async (heads) => {
  const sample = anotherVehicle();
  const names = vehicleFieldNames.map((name) => heads.vehicleFields[name]);
  const file = await workbook([names, vehicleFieldNames.map((name) => sample[name] as CellValue)]);
  const { columns, rows } = await read(file);
  expect(columns.map(({ field }) => field)).toEqual(vehicleFieldNames);
  expect(rows[0]!.value).toEqual(sample);
});

describe('a cell', () => {
  const readChanged = async (changes: Record<string, string>) =>
    read(utf8([headings, changed(changes)].map((line) => line.join('\t')).join('\n')));

  test('in quotes may have line breaks, separators and quotes', async () => {
    const { rows } = await read(utf8(commas.replace('Größe 3', 'Größe\n3, ""lang""')));
    expect(rows[0]!.value).toMatchObject({ model: 'Kofferwagen Größe 3, "lang"' });
  });

  test.each(['b ab123', 'B.AB–123', 'BAB123'])('keeps the plate %s as it is', async (plate) => {
    const { rows } = await readChanged({ Kennzeichen: plate });
    expect(rows[0]!.value).toMatchObject({ licencePlate: plate });
  });

  test.each([
    ['Türen', 'drei', 'doors'],
    ['Preis pro Stunde', '-5', 'pricePerHour'],
    ['HU fällig am', '31.02.2027', 'inspectionDueOn'],
    ['HU fällig am', 'bald', 'inspectionDueOn'],
    ['Getriebe', 'Rückwärts', 'transmission'],
    ['Klimaanlage', 'vielleicht', 'airConditioning'],
    ['Modell', '', 'model'],
  ])('of %s cannot be "%s"', async (heading, text, field) => {
    const { rows, errors } = await readChanged({ [heading]: text });
    expect(errors).toMatchObject([{ row: 2, field }]);
    expect(rows[0]!.value).toBeNull();
  });

  test('that may mean two amounts asks which', async () => {
    const { errors } = await readChanged({ 'Preis pro Woche': '1.230' });
    expect(errors).toMatchObject([{ field: 'pricePerWeek', code: 'unclear_amount' }]);
  });
});

test('a missing column is one error, in the row of the headings', async () => {
  const { errors } = await read(utf8('Modell;Kennzeichen\nA;B-1\nB;B-2'));
  expect(errors.filter(({ field }) => field === 'doors')).toEqual([
    { row: 1, field: 'doors', code: 'required', message: 'imports.noColumn|{"heading":"Türen"}' },
  ]);
  expect(errors.every(({ row }) => row === 1)).toBe(true);
});

test('a small workbook that shows one long text in many cells is too large', async () => {
  const row = Array.from({ length: 200 }, () => 'x'.repeat(1000));
  const bytes = await workbook([headings, ...Array.from({ length: 101 }, () => row)]);
  expect(await readTable(bytes)).toEqual({ fault: 'too_many_rows' });
});

test('a long cell is shown cut, and read whole', async () => {
  const long = `\u0001${'🚐'.repeat(400)}`;
  const lines = [
    [...headings, long],
    [...changed({ Modell: long }), ''],
  ];
  const { columns, rows, errors } = await read(await workbook(lines));
  const shown = ` ${'🚐'.repeat(49)}\ufffd…`;
  expect(rows[0]!.cells[0]).toBe(shown);
  expect(columns.at(-1)!.heading).toBe(shown);
  expect(errors).toMatchObject([{ field: 'model', code: 'too_long' }]);
});

test('a wide row without values ends nothing', async () => {
  const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>Text</t></is></c>`;
  const bytes = zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${office}"><sheets>
      <sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${namespace}"><sheetData>
      <row r="1">${cell('A1')}</row><row r="2"><c r="ZZ2"/></row><row r="3">${cell('A3')}</row>
      </sheetData></worksheet>`,
  });
  expect(await readTable(new Uint8Array(Buffer.from(bytes)))).toMatchObject([
    { number: 1 },
    { number: 3 },
  ]);
});

test('unknown columns are named', async () => {
  const { columns, errors } = await read(utf8(table(';').replaceAll('\r\n', ';Lack\r\n')));
  expect(columns.at(-1)).toEqual({ heading: 'Lack', field: null });
  expect(errors).toEqual([]);
});

test('where a cross means yes, nothing means no', async () => {
  const lines = [headings, changed({ Klimaanlage: 'x' }), changed({ Klimaanlage: '' })];
  const { rows } = await read(utf8(lines.map((line) => line.join('\t')).join('\n')));
  expect(rows.map(({ value }) => (value as typeof vehicle).airConditioning)).toEqual([true, false]);
});
