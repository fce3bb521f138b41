import PDFDocument from 'pdfkit';
import type { Block, Document, Sheet } from '../sheet.ts';
import { attachInvoice } from './electronic.ts';
import { columnsPiece, signaturesPiece } from './columns.ts';
import { columnWidth, flow, flowInColumns, heightOf, type Cursor } from './flow.ts';
import { drawFoot, drawHead, drawStrands } from './letterhead.ts';
import { contentWidth, fontNames, openFont, page, styles } from './look.ts';
import { lazy, penFor, type Pen, type Tag } from './pen.ts';
import { codePiece, photoPieces, signaturePiece } from './pictures.ts';
import { joined, textPieces, type Piece } from './pieces.ts';
import { detailPieces, pricePieces } from './tables.ts';
import { keepHeadings, keepShort, small, textBlockPieces } from './text-blocks.ts';

/** Written into the metadata, which is XML, the library does not escape it. */
class InMetadata extends String {
  override toString() {
    const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
    return this.valueOf().replaceAll(/[&<>]/g, (character) => entities[character]!);
  }
}

/**
 * Draws a document as PDF: A4, fonts embedded, tagged for screen readers; as PDF/A-3 where an e-invoice is in it. The same document
 * always has the same bytes.
 */
export async function drawDocument(document: Document): Promise<Buffer> {
  const { sheet, company, eInvoice } = document;
  const issuedAt = new Date(document.issuedAt);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: eInvoice === undefined ? 'PDF/UA' : 'PDF/A-3b',
    tagged: true,
    displayTitle: true,
    lang: sheet.language,
    font: '',
    info: {
      Title: new InMetadata(titleOf(sheet)),
      Author: new InMetadata(company.legalName),
      CreationDate: issuedAt,
    },
  } as unknown as PDFKit.PDFDocumentOptions);
  const bytes = collect(doc);
  // The library's types do not know yet that it takes opened fonts.
  for (const name of fontNames)
    doc.registerFont(name, openFont(name) as unknown as PDFKit.Mixins.PDFFontSource);
  const pen = penFor(doc);
  drawStrands(pen, true);
  drawBlocks(pen, sheet, drawHead(pen, sheet, company));
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    drawFoot(pen, sheet, company, [index + 1, count]);
  }
  if (eInvoice !== undefined) attachInvoice(doc, eInvoice, issuedAt);
  pen.root.end();
  doc.end();
  return bytes;
}

const titleOf = ({ title, facts }: Sheet): string => {
  const [number] = facts;
  return number ? `${title} ${number[1]}` : title;
};

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

function drawBlocks(pen: Pen, { title, blocks, isOnePage }: Sheet, start: number): void {
  const { doc, root } = pen;
  const parent = () => root;
  const addPage = () => {
    doc.addPage();
    drawStrands(pen, false);
  };
  const heading = textPieces(pen, contentWidth, {
    text: title,
    style: styles.title,
    gap: 0,
    type: 'H1',
    parent,
  });
  let cursor: Cursor = flow(heading, { y: start, isTop: true }, addPage);
  /** Blocks that run over the whole width, up to the next terms. */
  let parts: { isHeading: boolean; pieces: Piece[] }[] = [];
  const drawParts = () => {
    const pieces = keepHeadings(parts);
    const room = page.bottom - cursor.y;
    cursor = flow(isOnePage ? fitted(pieces, room) : pieces, cursor, addPage);
    parts = [];
  };
  for (const block of blocks) {
    if (block.kind === 'terms') {
      drawParts();
      cursor = flowInColumns(termsPieces(pen, block), cursor, addPage);
      continue;
    }
    const pieces = piecesOf(pen, block, parent);
    const above = parts.at(-1)?.pieces;
    // A link stays with the sentence about it.
    if (block.kind === 'link' && above) above.push(joined(above.pop()!, pieces[0]!));
    else parts.push({ isHeading: block.kind === 'heading', pieces });
  }
  drawParts();
}

type Terms = Extract<Block, { kind: 'terms' }>;

function piecesOf(pen: Pen, block: Exclude<Block, Terms>, parent: () => Tag): Piece[] {
  const width = contentWidth;
  switch (block.kind) {
    case 'lead':
      return textPieces(pen, width, { text: block.text, style: styles.lead, gap: 8, parent });
    case 'notice':
      return textPieces(pen, width, { text: block.text, style: styles.notice, gap: 8, parent });
    case 'link':
      return [linkPiece(pen, width, block, parent)];
    case 'columns':
      return columnsPiece(pen, width, block, parent);
    case 'prices':
      return pricePieces(pen, width, block, parent);
    case 'details':
      return keepShort(detailPieces(pen, width, block, parent));
    case 'code':
      return [codePiece(pen, width, block, parent)];
    case 'signatures':
      return signaturesPiece(pen, width, block, parent);
    case 'photos':
      return photoPieces(pen, width, block, parent);
    case 'signature':
      return [signaturePiece(pen, block, parent)];
    default:
      return textBlockPieces(pen, width, block, parent);
  }
}

function termsPieces(pen: Pen, { blocks, language }: Terms): Piece[] {
  const section = lazy(() => pen.child(pen.root, 'Sect', { lang: language }));
  return keepHeadings(
    blocks.map((block) => ({
      isHeading: block.kind === 'heading',
      pieces: textBlockPieces(pen, columnWidth, block, section, small),
    })),
  );
}

/** Spaces closer together, where that is needed for one page. */
function fitted(pieces: Piece[], room: number): Piece[] {
  const gaps = pieces.reduce((sum, { gap }) => sum + gap, 0);
  // A point more, so that rounding does not push the last line to the next page.
  const missing = heightOf(pieces) + (pieces[0]?.gap ?? 0) - room + 1;
  if (missing <= 0 || gaps === 0) return pieces;
  const share = Math.max(0.2, 1 - missing / gaps);
  return pieces.map((piece) => ({ ...piece, gap: piece.gap * share }));
}

/** A line that is a link. */
function linkPiece(
  pen: Pen,
  width: number,
  { text, url }: Extract<Block, { kind: 'link' }>,
  parent: () => Tag,
): Piece {
  const lines = pen.wrap(text, width, styles.link);
  const { leading } = styles.link;
  return {
    height: lines.length * leading,
    gap: 3,
    draw({ x, y }) {
      const link = pen.child(pen.child(parent(), 'P'), 'Link', { alt: text });
      pen.fill(link, 'Link', () => pen.writeAll(lines, styles.link, { x, y }));
      // The library writes a string object as text, a plain one as a name.
      const Contents = new String(text) as string;
      const options = { structParent: link, Contents };
      pen.doc.link(x, y, width, lines.length * leading, url, options);
    },
  };
}
