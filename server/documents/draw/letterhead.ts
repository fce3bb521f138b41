import { townLine } from '../../../contract/users/postal-address.ts';
import type { Document, Sheet } from '../sheet.ts';
import { textsOfDocuments } from '../in-words.ts';
import { colours, contentWidth, fibres, page, secondColumn, styles, top } from './look.ts';
import type { Pen } from './pen.ts';

const gap = 2.5;
const bundle = { y: 22, rise: 20, at: 322 };
/** How many fibres leave the bundle and end in a splice. */
const ends = 3;
const ring = 2.2;
/** Where address and number begin. */
const under = 144;

/** The bundle of fibres at the top of a page: on the first one it steps down, and three fibres end. */
export function drawStrands(pen: Pen, isFirst: boolean): void {
  pen.decorate(
    () =>
      fibres.forEach((colour, index) => {
        const { doc } = pen;
        doc.lineWidth(1).strokeColor(colour);
        doc.path(isFirst ? firstPath(index) : `M0 ${14 + index * 1.6}H${page.width}`).stroke();
        if (!isFirst || index >= ends) return;
        doc.circle(endOf(index) + ring, bundle.y + index * gap, ring).stroke();
      }),
    'Pagination',
  );
}

/** The ends form a slanting line. */
const endOf = (index: number) => bundle.at + 92 - index * 14;

function firstPath(index: number): string {
  const y = bundle.y + index * gap;
  if (index < ends) return `M0 ${y}H${endOf(index)}`;
  const { rise, at } = bundle;
  // Slanting lines keep their distance if each one starts a little earlier.
  const x = at - (index - ends) * gap * Math.tan(Math.PI / 8);
  const curve = 9;
  return [
    `M0 ${y}H${x - curve}`,
    `Q${x} ${y} ${x + curve * Math.SQRT1_2} ${y + curve * Math.SQRT1_2}`,
    `L${x + rise - curve * Math.SQRT1_2} ${y + rise - curve * Math.SQRT1_2}`,
    `Q${x + rise} ${y + rise} ${x + rise + curve} ${y + rise}`,
    `H${page.width}`,
  ].join('');
}

/** Who sends it to whom, and its number and date: the first page above the title. Returns where the title can begin. */
export function drawHead(pen: Pen, sheet: Sheet, company: Document['company']): number {
  const { legalName, address, phones, mail, brand } = company;
  const right = page.left + contentWidth;
  pen.decorate(() => {
    pen.write(brand, { ...styles.title, size: 17 }, { x: page.left, y: 78 });
    const sender = [
      ...[legalName, address.street, townLine({ zipCode: address.zipCode, city: address.town })],
      ...phones.slice(0, 1),
      mail,
    ];
    sender
      .filter(Boolean)
      .forEach((line, index) =>
        pen.write(line, styles.small, { x: right, y: 80 + index * styles.small.leading }, 0),
      );
  }, 'Pagination');
  const lines = sheet.address.flatMap((line) => pen.wrap(line, contentWidth / 2, styles.text));
  if (lines.length > 0)
    pen.fill(pen.child(pen.root, 'P'), 'P', () =>
      pen.writeAll(
        lines.map((line) => `${line} `),
        styles.text,
        { x: page.left, y: under },
      ),
    );
  sheet.facts.forEach(([label, value], index) => {
    // In the column of the drop-off, or below the name of the company.
    const isRight = lines.length > 0;
    const y = under + (isRight ? index : 0) * styles.text.leading;
    const x = page.left + (isRight || index > 0 ? secondColumn : 0);
    pen.fill(pen.child(pen.root, 'P'), 'P', () => {
      pen.write(`${label} `, styles.label, { x, y });
      pen.write(value, styles.strong, { x: x + 66, y });
    });
  });
  if (lines.length === 0) return top.first;
  return Math.max(top.address, under + (lines.length + 1) * styles.text.leading);
}

/** Whose document it is, at the bottom of each page. */
export function drawFoot(
  pen: Pen,
  { language, isOnePage }: Sheet,
  company: Document['company'],
  [number, of]: [number, number],
): void {
  const { legalName, address, phones, mail, host, register, taxNumber } = company;
  const texts = textsOfDocuments[language];
  const columns = [
    [legalName, address.street, `${address.zipCode} ${address.town}, ${address.country}`],
    [...phones, mail, host],
    [
      register.court,
      register.number,
      register.vatId && texts.vatId(register.vatId),
      taxNumber && texts.invoices.taxNumber(taxNumber),
      register.directors && texts.directors(register.directors),
    ],
  ].map((lines) => lines.filter((line) => line !== undefined && line !== ''));
  const widths = [150, 120, contentWidth - 270];
  const top = 776;
  const right = page.left + contentWidth;
  pen.decorate(() => {
    pen.doc.moveTo(page.left, top).lineTo(right, top).lineWidth(0.6);
    pen.doc.strokeColor(colours.line).stroke();
    let x = page.left;
    columns.forEach((lines, index) => {
      const width = widths[index]!;
      const wrapped = lines.flatMap((line) => pen.wrap(line!, width - 8, styles.small)).slice(0, 5);
      wrapped.forEach((line, row) => pen.write(line, styles.small, { x, y: top + 7 + row * 9.5 }));
      x += width;
    });
    if (of > 1 || !isOnePage)
      pen.write(texts.page(number, of), styles.small, { x: right, y: top - 13 }, 0);
  }, 'Pagination');
}
