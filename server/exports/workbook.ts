import type { FastifyReply } from 'fastify';
import { workbookType } from '../../contract/office/exports.ts';
import { sendFile } from './send-file.ts';
import { begun, type Cell, type Sheet, type SheetRow } from './sheet.ts';
import { inChunks, zipOf, type ZipEntry } from './zip.ts';

/** Excel takes no more, the header included. */
const mostRows = 1_048_576;

/** Streams sheets as an Excel workbook. A failure before the first row becomes an error answer. */
export async function sendWorkbook(
  reply: FastifyReply,
  name: string,
  sheets: Sheet[],
): Promise<FastifyReply> {
  const [first, ...others] = sheets;
  return sendFile(reply, {
    name: `${name}.xlsx`,
    type: workbookType,
    chunks: workbookOf([await begun(first!), ...others]),
  });
}

/** The bytes of an Excel workbook of these sheets. */
export const workbookOf = (sheets: Sheet[]): AsyncGenerator<Uint8Array> => zipOf(partsOf(sheets));

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A sheet that was written: where its filter is, without totals. */
interface Written {
  name: string;
  filter: string;
}

/** The parts of a workbook. What names the sheets comes last, as how many rows they have is known then. */
async function* partsOf(sheets: Sheet[]): AsyncGenerator<ZipEntry> {
  const formats: string[] = [];
  const written: Written[] = [];
  for (const sheet of sheets) {
    // What does not fit goes on in another sheet.
    for (let part = 1, isOver = false; !isOver; part++) {
      const filter = { name: part === 1 ? sheet.name : `${sheet.name}_${part}`, filter: '' };
      written.push(filter);
      const path = `xl/worksheets/sheet${written.length}.xml`;
      const onEnd = (range: string, hasMore: boolean) => {
        filter.filter = range;
        isOver = !hasMore;
      };
      yield { path, content: inChunks(sheetXml(sheet, formats, onEnd)) };
    }
  }
  const type = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const related = (id: number, kind: string, path: string) =>
    `<Relationship Id="r${id}" Type="${office}/${kind}" Target="${path}.xml"/>`;
  const all = (make: (sheet: Written, id: number) => string) =>
    written.map((sheet, index) => make(sheet, index + 1)).join('');
  yield part('xl/workbook.xml', [
    `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>`,
    all(({ name }, id) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="r${id}"/>`),
    '</sheets><definedNames>',
    all(
      ({ name, filter }, id) =>
        `<definedName name="_xlnm._FilterDatabase" localSheetId="${id - 1}" hidden="1">'${escaped(name.replaceAll("'", "''"))}'!${filter.replaceAll(/[A-Z]+|\d+/g, '$$$&')}</definedName>`,
    ),
    '</definedNames></workbook>',
  ]);
  yield part('xl/_rels/workbook.xml.rels', [
    `<Relationships xmlns="${packages}/relationships">`,
    all((_, id) => related(id, 'worksheet', `worksheets/sheet${id}`)),
    related(written.length + 1, 'styles', 'styles'),
    '</Relationships>',
  ]);
  yield part('xl/styles.xml', [stylesOf(formats)]);
  yield part('_rels/.rels', [
    `<Relationships xmlns="${packages}/relationships">${related(1, 'officeDocument', 'xl/workbook')}</Relationships>`,
  ]);
  yield part('[Content_Types].xml', [
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    type('workbook', 'sheet.main'),
    type('styles', 'styles'),
    all((_, id) => type(`worksheets/sheet${id}`, 'worksheet')),
    '</Types>',
  ]);
}

const part = (path: string, texts: string[]): ZipEntry => ({
  path,
  content: [declared + texts.join('')],
});

/** Two styles of each format: plain, and bold for what sums up. The first two have no format. */
const stylesOf = (formats: string[]): string => {
  const style = (id: number) =>
    [0, 1]
      .map(
        (font) =>
          `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
      )
      .join('');
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  const numbers = formats
    .map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`)
    .join('');
  return `<styleSheet xmlns="${spreadsheet}">${numbers && `<numFmts count="${formats.length}">${numbers}</numFmts>`}<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${2 + 2 * formats.length}">${style(0)}${formats.map((_, index) => style(164 + index)).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
};

async function* sheetXml(
  { columns, rows }: Sheet,
  formats: string[],
  onEnd: (range: string, hasMore: boolean) => void,
): AsyncGenerator<string> {
  const styles = columns.map(({ format }) => {
    if (format === undefined) return 0;
    if (!formats.includes(format)) formats.push(format);
    return 2 + 2 * formats.indexOf(format);
  });
  const names = columns.map((_, index) => columnName(index));
  const rowXml = ({ cells, isTotal }: SheetRow, at: number) =>
    `<row r="${at}">${cells.map((cell, index) => cellXml(cell, `${names[index]}${at}`, styles[index]! + Number(isTotal))).join('')}</row>`;

  yield `${declared}<worksheet xmlns="${spreadsheet}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  yield columns
    .map(
      ({ width }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('');
  yield '</cols><sheetData>';
  const heads = columns.map(({ header }, index) => cellXml(header, `${names[index]}1`, 1));
  yield `<row r="1">${heads.join('')}</row>`;
  let [at, last] = [1, 1];
  let isDone = false;
  while (at < mostRows) {
    const { done, value } = await rows.next();
    if (done) {
      isDone = true;
      break;
    }
    at += 1;
    if (!value.isTotal) last = at;
    yield rowXml(value, at);
  }
  const range = `A1:${names.at(-1)}${last}`;
  onEnd(range, !isDone);
  yield `</sheetData><autoFilter ref="${range}"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;
}

/** `A` to `Z`, then `AA`. */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const day = 24 * 60 * 60 * 1000;
/** Excel counts days from this one, without a zone. */
const firstDay = Date.UTC(1899, 11, 30);

function cellXml(cell: Cell, at: string, style: number): string {
  const styled = `r="${at}"${style ? ` s="${style}"` : ''}`;
  if (cell === null) return '';
  if (cell instanceof Date) return `<c ${styled}><v>${(cell.getTime() - firstDay) / day}</v></c>`;
  if (typeof cell === 'number') return `<c ${styled}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c ${styled} t="b"><v>${Number(cell)}</v></c>`;
  return `<c ${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the characters that XML forbids: a single one makes the workbook unreadable. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);
