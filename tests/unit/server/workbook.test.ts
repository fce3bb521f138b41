import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheetOf } from '../../../server/exports/sheet.ts';
import { sendWorkbook } from '../../../server/exports/workbook.ts';

test('characters that XML forbids do not break the workbook', async () => {
  let sent: Readable | undefined;
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (workbook: Readable) => (sent = workbook),
  };
  // Rows from before may have them.
  async function* rows() {
    yield 'a\ufffe\uffff\u0001b 🚐';
  }
  const column = { header: 'Name', width: 20, cell: (name: string) => name };
  await sendWorkbook(reply as unknown as FastifyReply, 'users', [
    sheetOf('users', [column], rows()),
  ]);
  const { sheets } = await readXlsx(new Uint8Array(await buffer(sent!)));
  expect(sheets[0]!.rows).toEqual([['Name'], ['ab 🚐']]);
});
