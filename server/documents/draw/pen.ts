import type PDFDocument from 'pdfkit';
import { toPrintable } from '../../../contract/values/printable.ts';
import { colours, type TextStyle } from './look.ts';
import { wrap } from './wrap.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Tag = ReturnType<Doc['struct']>;
type TagOptions = Parameters<Doc['struct']>[1] & { scope?: 'Row' | 'Column' };

export interface Spot {
  x: number;
  y: number;
}

/** Draws on a document, and tells screen readers what it is. */
export interface Pen {
  doc: Doc;
  /** The element that holds all others. */
  root: Tag;
  /** Adds an element to another one. */
  child: (parent: Tag, type: string, options?: TagOptions) => Tag;
  /** Draws what an element consists of. */
  fill: (element: Tag, type: string, draw: () => void) => void;
  /** Draws what screen readers skip. */
  decorate: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
  widthOf: (text: string, style: TextStyle) => number;
  /** A text's lines within a width. */
  wrap: (text: string, width: number, style: TextStyle) => string[];
  /** One line, from the left or, at a width, to the right. */
  write: (text: string, style: TextStyle, at: Spot, toRight?: number) => void;
  /** Lines below each other. */
  writeAll: (lines: string[], style: TextStyle, at: Spot) => void;
  /** A level line, which screen readers skip. */
  rule: (at: Spot, width: number, colour?: string, weight?: number) => void;
}

export function penFor(doc: Doc): Pen {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const measure = (style: TextStyle) => {
    doc.font(style.font).fontSize(style.size);
    return (text: string) => doc.widthOfString(text);
  };
  const widthOf = (text: string, style: TextStyle) => measure(style)(text);
  const pen: Pen = {
    doc,
    root,
    widthOf,
    child(parent, type, options = {}) {
      const element = doc.struct(type, options);
      parent.add(element);
      return element;
    },
    fill(element, type, draw) {
      const content = doc.markStructureContent(type);
      draw();
      doc.endMarkedContent();
      element.add(content);
    },
    decorate(draw, type = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
    wrap: (text, width, style) => wrap(toPrintable(text), width, measure(style)),
    write(text, style, { x, y }, toRight) {
      const line = toPrintable(text);
      const shift = toRight === undefined ? 0 : toRight - widthOf(line, style);
      doc.font(style.font).fontSize(style.size).fillColor(style.colour);
      // The text stands in the middle of its line's height.
      const offset = (style.leading - doc.currentLineHeight()) / 2;
      doc.text(line, x + shift, y + offset, { lineBreak: false });
    },
    writeAll: (lines, style, { x, y }) =>
      lines.forEach((line, row) => pen.write(line, style, { x, y: y + row * style.leading })),
    rule: ({ x, y }, width, colour = colours.lineStrong, weight = 0.7) =>
      pen.decorate(() =>
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(weight)
          .strokeColor(colour)
          .stroke(),
      ),
  };
  return pen;
}

/** An element that is made when it is first drawn, so that elements are in the order of drawing. */
export const lazy = (make: () => Tag): (() => Tag) => {
  let made: Tag | undefined;
  return () => (made ??= make());
};
