import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheetOf } from '../../../server/exports/sheet.ts';
import { workbookOf } from '../../../server/exports/workbook.ts';

test('characters that XML forbids do not break the workbook', async () => {
  // Rows from before may have them.
  async function* rows() {
    yield 'a\ufffe\uffff\u0001b 🚐';
  }
  const column = { header: 'Name', width: 20, cell: (name: string) => name };
  const workbook = workbookOf([sheetOf('users', [column], rows())]);
  const { sheets } = await readXlsx(new Uint8Array(await buffer(workbook)));
  expect(sheets[0]!.rows).toEqual([['Name'], ['ab 🚐']]);
});
