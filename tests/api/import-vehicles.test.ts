import { beforeAll, describe, expect, inject, test } from 'vitest';
import { exportVehicles } from '../../contract/office/exports.ts';
import { getVehicleHistory } from '../../contract/office/history.ts';
import { importVehicles } from '../../contract/office/imports.ts';
import { limits } from '../../contract/values/limits.ts';
import { displayImage } from '../../contract/vehicles/images.ts';
import { deleteVehicle, pageFleet, type FleetVehicle } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { addressOf } from '../support/address.ts';
import { anotherVehicle, unusedPlate } from '../support/vehicles.ts';
import { zipOf } from '../support/zip.ts';
import { administrator, newVehicle, unique } from './actors.ts';
import { call, send } from './call.ts';
import { tableOf, vehicleTable } from './tables.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

type Content = string | Uint8Array<ArrayBuffer>;
const importFile = (content: Content, query = {}, language = 'en') =>
  call(importVehicles, {
    token: admin,
    query,
    body: tableOf(content),
    headers: { 'accept-language': language },
  });
const preview = (content: Content, language?: string) =>
  importFile(content, { preview: 'true' }, language);

async function fleet(search: string): Promise<FleetVehicle[]> {
  const { body } = await call(pageFleet, { token: admin, query: { search, size: 100 } });
  return body.content as FleetVehicle[];
}

const german = (model: string, plates: string[], more = (_: number) => '79,00') => [
  'Modell;Kfz-Kennzeichen;Türen;Sitzplätze;Gepäckstücke;Getriebe;Klimaanlage;Antrieb;Alter;Stundenpreis;Tagespreis;TÜV bis',
  ...plates.map(
    (plate, index) =>
      `${model};${plate};5;5;2;Schaltgetriebe;ja;Diesel;3;12,50;${more(index)};30.04.2031`,
  ),
];

describe('an import of vehicles', () => {
  test('adds them with an image of their own and tells the history who it was', async () => {
    const [model, plates] = [unique('Import'), [unusedPlate(), unusedPlate()]];
    const { status, body } = await importFile(german(model, plates).join('\r\n'), {}, 'de');
    expect(body).toMatchObject({ message: '2 Fahrzeuge wurden importiert', rows: 2, added: 2 });
    expect(status).toBe(200);
    const vehicles = await fleet(model);
    expect(vehicles.map(({ licencePlate }) => licencePlate).toSorted()).toEqual(plates.toSorted());
    expect(vehicles[0]).toMatchObject({
      transmission: 'Manuel',
      airConditioning: true,
      pricePerHour: 12.5,
      pricePerDay: 79,
      pricePerWeek: null,
      inspectionDueOn: '2031-04-30',
    });
    const [first, second] = vehicles.map(({ image }) => image[0]!);
    expect(first).not.toBe(second);
    const shown = await send('GET', addressOf(displayImage, { params: { imageId: first! } }));
    expect(shown.status).toBe(200);
    const { id } = vehicles[0]!;
    const history = await call(getVehicleHistory, { token: admin, params: { id } });
    expect(JSON.stringify(history.body)).toContain('created');
  });

  test('can be edited like any other vehicle', async () => {
    const model = unique('Import');
    await importFile(german(model, [unusedPlate()]).join('\n'));
    const [{ id, image }] = (await fleet(model)) as [FleetVehicle];
    const query = { id, imageId: image[0]! };
    const { status } = await call(updateVehicle, { token: admin, query, body: anotherVehicle() });
    expect(status).toBe(200);
  });

  test('is only told in a preview', async () => {
    const model = unique('Import');
    const { body } = await preview(german(model, [unusedPlate()]).join('\n'));
    expect(body).toMatchObject({ rows: 1, added: 0, errors: [], duplicates: [] });
    expect(body.columns[1]).toEqual({ heading: 'Kfz-Kennzeichen', field: 'licencePlate' });
    expect(body.shown[0]).toMatchObject({ row: 2 });
    expect(await fleet(model)).toEqual([]);
  });

  test('adds nothing if one row is wrong, and says which cell and why', async () => {
    const model = unique('Import');
    const lines = german(model, [unusedPlate(), unusedPlate()], (index) => (index ? 'viel' : '79'));
    const { body } = await preview(lines.join('\n'), 'de');
    expect(body.errors).toEqual([
      {
        row: 3,
        field: 'pricePerDay',
        code: expect.any(String) as string,
        message: 'Bitte geben Sie den Preis pro Tag ein',
      },
    ]);
    const { status, body: refused } = await importFile(lines.join('\n'), {}, 'de');
    expect(status).toBe(409);
    expect(refused).toMatchObject({
      code: 'not_importable',
      message: 'Nichts wurde importiert: 1 Fehler, 0 Dubletten',
    });
    expect(await fleet(model)).toEqual([]);
  });

  test('names duplicates of plates in any writing, and leaves them out if asked to', async () => {
    const [model, known] = [unique('Import'), unusedPlate()];
    const id = await newVehicle(admin, { licencePlate: known });
    const fresh = unusedPlate();
    const plates = [known.toLowerCase().replace('-', ' '), fresh, ` ${fresh.replace('-', '–')}`];
    const table = german(model, plates).join('\n');
    const { body } = await preview(table);
    expect(body.duplicates).toMatchObject([
      { row: 2, field: 'licencePlate', id, otherRow: null },
      { row: 4, field: 'licencePlate', id: null, otherRow: 3 },
    ]);
    expect((await importFile(table)).status).toBe(409);
    expect(await fleet(model)).toEqual([]);
    const { body: done } = await importFile(table, { skipDuplicates: 'true' });
    expect(done).toMatchObject({ added: 1, duplicateCount: 2 });
    expect(await fleet(model)).toMatchObject([{ licencePlate: fresh }]);
    const again = await importFile(table, { skipDuplicates: 'true' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'Nothing was imported: no row is left',
    ]);
  });

  test('adds none of a file twice when it comes twice at once', async () => {
    const model = unique('Import');
    const table = german(model, [unusedPlate(), unusedPlate(), unusedPlate()]).join('\n');
    const answers = await Promise.all([importFile(table), importFile(table)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await fleet(model)).toHaveLength(3);
  });

  test('knows the places of the company, and those that vehicles still have', async () => {
    const lost = unique('verlorener-ort').toLowerCase();
    await newVehicle(admin, { homePlace: lost });
    const placeIn = async (homePlace: string) => {
      const model = unique('Ort');
      const { body } = await importFile(vehicleTable({ model, homePlace }));
      expect(body).toMatchObject({ added: 1 });
      return (await fleet(model))[0]!.homePlace;
    };
    expect(await placeIn('Bauhof Süd')).toBe('bauhof-sued');
    expect(await placeIn('bauhof-nord')).toBe('bauhof-nord');
    expect(await placeIn('')).toBeNull();
    expect(await placeIn(lost)).toBe(lost);
    const { body } = await preview(vehicleTable({ homePlace: 'Mond' }), 'de');
    expect(body.errors).toMatchObject([{ row: 2, field: 'homePlace', code: 'unknown_choice' }]);
    expect(body.errors[0]!.message).toContain('Bauhof Nord, Bauhof Süd');
    expect(body.errors[0]!.message).not.toContain(lost);
  });

  test('needs no age where the first registration is told', async () => {
    const model = unique('Alter');
    const table = german(model, [unusedPlate(), unusedPlate()]).join('\n');
    const column = (heading: string, first: string) =>
      table
        .replace('Alter', heading)
        .replace(';3;12,50', `;${first};12,50`)
        .replaceAll(';3;12,50', ';;12,50');
    const day = '17.06.2020';
    const { body } = await preview(column('Erstzulassung', day), 'de');
    expect(body.errors).toMatchObject([{ row: 3, field: 'age', code: 'required' }]);
    const [head, row] = column('Erstzulassung', day).split('\n');
    expect((await importFile([head, row].join('\n'))).body).toMatchObject({ added: 1 });
    const [{ age }] = (await fleet(model)) as [FleetVehicle];
    expect(age).toBeGreaterThanOrEqual(6);
    const both = german(unique('Alter'), [unusedPlate()]).join('\n');
    const added = both.replace('Alter', 'Alter;EZ').replace(';3;12,50', `;;${day};12,50`);
    expect((await preview(added)).body.errors).toEqual([]);
  });

  test('keeps a formula as text', async () => {
    const model = `=HYPERLINK("http://example.com";"${unique('Import')}")`;
    const { status } = await importFile(vehicleTable({ model: model.replaceAll('"', '""') }));
    expect(status).toBe(200);
    expect(await fleet(model.slice(-10, -2))).toMatchObject([{ model }]);
  });
});

test.each(['en', 'de'])('an export in %s comes back as it was', async (language) => {
  const model = unique('Rundweg');
  const due = { name: null, months: null, lastOn: null, dueOn: null, blocks: false };
  const dues = [
    { ...due, kind: 'tachograph', months: 24, lastOn: '2029-02-20', dueOn: '2031-02-20' },
    { ...due, kind: 'inspection', months: 6, dueOn: '2031-04-30', blocks: true },
    { ...due, kind: 'other', name: 'Feuerlöscher: klein, rot', lastOn: '2028-01-31' },
  ];
  const more = { category: null, towBar: true, deposit: 0, loadVolumeM3: 10.5, dues };
  for (const changed of [{}, more]) await newVehicle(admin, { model, ...changed });
  const query = { search: model };
  const download = async () => {
    const answer = await fetch(inject('api') + addressOf(exportVehicles, { query }), {
      headers: { authorization: `Bearer ${admin}`, 'accept-language': language },
    });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const values = async () =>
    (await fleet(model))
      .map(({ id: _, image: __, furtherImages: ___, ...vehicle }) => vehicle)
      .toSorted((a, b) => a.licencePlate!.localeCompare(b.licencePlate!));
  const [before, file] = [await values(), await download()];
  expect((await preview(file)).body.duplicateCount).toBe(2);
  for (const { id } of await fleet(model))
    await call(deleteVehicle, { token: admin, params: { id } });
  const { status, body } = await importFile(file);
  expect([status, body.errors]).toEqual([200, []]);
  expect(await values()).toEqual(before);
  expect((await preview(await download())).body.columns).toEqual(body.columns);
});

describe('a column of all dues', () => {
  const tableWith = (model: string, dues: string, inspection = '') => {
    const table = vehicleTable({ model, inspectionDueOn: inspection, safetyCheckDueOn: '' });
    const [head, row] = table.split('\n');
    return `${head},Alle Fristen\n${row},"${dues}"`;
  };
  const read = async (dues: string, inspection: string) => {
    const model = unique('Fristen');
    await importFile(tableWith(model, dues, inspection));
    const [vehicle] = await fleet(model);
    return vehicle;
  };

  test('joins that of the inspection, whose day is the one that was changed', async () => {
    const tachograph = 'Tachograph: 20.2.2031, alle 24 Monate';
    const added = await read(tachograph, '2031-04-30');
    expect(added).toMatchObject({
      inspectionDueOn: '2031-04-30',
      dues: [
        { kind: 'tachograph', months: 24, dueOn: '2031-02-20', blocks: false },
        { kind: 'inspection', months: 12, dueOn: '2031-04-30', blocks: true },
      ],
    });
    const vehicle = await read(
      'HU: fällig 1.2.2031, zuletzt 1.2.2030, alle 6 Monate',
      '2031-04-30',
    );
    const changed = { kind: 'inspection', months: 6, lastOn: null, dueOn: '2031-04-30' };
    expect(vehicle).toMatchObject({ dues: [{ ...changed, blocks: false }] });
  });

  test.each(['irgendwann', 'Tachograph: bald', ': 20.2.2031', 'SP: 1.1.2031\nSP: 1.2.2031'])(
    'refuses %j in its cell',
    async (dues) => {
      const { body } = await preview(tableWith('Fristen', dues));
      expect(body.errors).toMatchObject([{ row: 2, field: 'dues' }]);
    },
  );
});

describe('a file is refused', () => {
  const line = `${'x'.repeat(20)}\n`;
  test.each<[string, Content, number, string]>([
    ['that is no table', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 415, 'not_a_table'],
    ['that says it is a workbook', new TextEncoder().encode('PK no'), 415, 'not_a_table'],
    ['without known headings', 'Eins;Zwei\n1;2', 400, 'no_headings'],
    ['with nothing in it', '', 400, 'no_headings'],
    ['of too many rows', `Model\n${line.repeat(limits.imports.rows + 1)}`, 400, 'too_many_rows'],
    ['that is too large', line.repeat(limits.imports.bytes / 20), 413, 'file_too_large'],
    ['that unpacks to too much', bomb(), 415, 'not_a_table'],
    ['that unpacks to more than it says', bomb(1000), 415, 'not_a_table'],
    ['that does not say to how much', bomb(0), 415, 'not_a_table'],
  ])('%s', async (_, content, status, code) => {
    const answer = await preview(content);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('that is missing', async () => {
    const { status, body } = await call(importVehicles, { token: admin, body: new FormData() });
    expect([status, body.code]).toEqual([400, 'file_missing']);
  });
});

/** A small workbook whose texts are 60 MB. */
function bomb(declared?: number): Uint8Array<ArrayBuffer> {
  const part = (type: string, target: string) =>
    `<Relationship Id="rId${target.length}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const parts = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`;
  const texts = new Uint8Array(60 * 1024 * 1024).fill(32);
  return zipOf(
    {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': parts(part('officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': '<workbook><sheets/></workbook>',
      'xl/_rels/workbook.xml.rels': parts(part('sharedStrings', 'sharedStrings.xml')),
      'xl/sharedStrings.xml': texts,
    },
    ({ length }) => (length === texts.length ? (declared ?? length) : length),
  );
}
