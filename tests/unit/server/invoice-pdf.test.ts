import { DOMParser } from '@xmldom/xmldom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { confirmationSheet } from '../../../server/documents/confirmation.ts';
import { drawDocument } from '../../../server/documents/draw/draw-document.ts';
import { toXml } from '../../../server/invoices/formats/cii.ts';
import { documentFacts, documentOf, documentSettings } from '../../support/document-facts.ts';
import { invoiceSamples } from '../../support/invoice-content.ts';

const settings = documentSettings('de');
const { company, ...document } = documentOf(confirmationSheet(documentFacts(), settings), settings);
const named = { ...document, company: { ...company, legalName: 'Müller & Söhne <GmbH>' } };
const eInvoice = toXml(invoiceSamples.everything, 'zugferd');

async function attachmentsOf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const attachments = [];
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    const content = await document.getAttachmentContent(id);
    attachments.push({ name: filename, text: Buffer.from(content!).toString() });
  }
  await task.destroy();
  return attachments;
}

const metadataOf = (pdf: string) => /<\?xpacket begin[^]*<\?xpacket end="w"\?>/.exec(pdf)![0];

/** Throws if it is not XML. */
const readXml = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

test('an e-invoice goes into its document, which is PDF/A-3 then', async () => {
  const bytes = await drawDocument({ ...named, eInvoice });
  expect(await attachmentsOf(bytes)).toEqual([{ name: 'factur-x.xml', text: eInvoice }]);
  const pdf = bytes.toString('latin1');
  for (const part of [
    ...['/AFRelationship /Alternative', '/AF [', '/Subtype /text#2Fxml', '/ModDate'],
    ...['/OutputIntents [', '/S /GTS_PDFA1', '/ID [', '/MarkInfo', '/Lang (de)'],
  ])
    expect(pdf).toContain(part);
  expect(pdf).not.toMatch(/\/Encrypt|\/JavaScript|\/SMask|\/ca \d|\/CA \d/);
  const count = (part: RegExp) => pdf.match(part)?.length ?? 0;
  expect(count(/\/FontFile2/g)).toBeGreaterThan(2);
  expect(count(/\/FontFile2/g)).toBe(count(/\/Type \/FontDescriptor/g));

  const metadata = Buffer.from(metadataOf(pdf), 'latin1').toString();
  expect(() => readXml(metadata)).not.toThrow();
  for (const part of [
    ...['<pdfaid:part>3<', '<pdfaid:conformance>B<', '<pdfuaid:part>1<'],
    ...['<fx:DocumentType>INVOICE<', '<fx:DocumentFileName>factur-x.xml<', '<fx:Version>1.0<'],
    ...['<fx:ConformanceLevel>EN 16931<', 'Müller &amp; Söhne &lt;GmbH&gt;'],
    ...['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'].map(
      (property) => `<pdfaProperty:name>${property}<`,
    ),
  ])
    expect(metadata).toContain(part);
});

test('the same e-invoice always makes the same bytes', async () => {
  const [one, other] = [
    await drawDocument({ ...named, eInvoice }),
    await drawDocument({ ...named, eInvoice }),
  ];
  expect(one.equals(other)).toBe(true);
});

test('a document without an e-invoice stays what it was', async () => {
  const bytes = await drawDocument(named);
  const pdf = bytes.toString('latin1');
  expect(await attachmentsOf(bytes)).toEqual([]);
  expect(pdf).not.toMatch(/OutputIntents|pdfaid|factur/);
  expect(() => readXml(metadataOf(pdf))).not.toThrow();
});
