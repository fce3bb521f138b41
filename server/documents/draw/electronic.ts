import type { Doc } from './pen.ts';

/** By this name programs find it. */
const name = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const properties = {
  DocumentType: ['INVOICE', 'INVOICE'],
  DocumentFileName: [name, 'name of the embedded XML invoice file'],
  Version: ['1.0', 'the version of the XML schema'],
  ConformanceLevel: ['EN 16931', 'the profile of the invoice'],
} as const;

/** Puts an e-invoice into its document, by the names that ZUGFeRD and Factur-X give it: the same invoice in another form. */
export function attachInvoice(doc: Doc, xml: string, issuedAt: Date): void {
  doc.file(Buffer.from(xml), {
    name,
    type: 'text/xml',
    description: 'ZUGFeRD / Factur-X, EN 16931',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
    relationship: 'Alternative',
  } as Parameters<Doc['file']>[1]);
  doc.appendXML(metadata);
}

/** PDF/A takes properties only that are described: those of the invoice, and that screen readers can read the document. */
const schema = (title: string, uri: string, prefix: string, rows: [string, string, string][]) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>${title}</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${rows
      .map(
        ([property, type, description]) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${property}</pdfaProperty:name>
        <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
        <pdfaProperty:category>${prefix === 'fx' ? 'external' : 'internal'}</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
      )
      .join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li>`;

const accessible = 'http://www.aiim.org/pdfua/ns/id/';
const described = Object.entries(properties);
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">${described
  .map(([property, [value]]) => `<fx:${property}>${value}</fx:${property}>`)
  .join('')}</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="${accessible}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>${[
  schema(
    'Factur-X PDFA Extension Schema',
    namespace,
    'fx',
    described.map(([property, [, description]]) => [property, 'Text', description]),
  ),
  schema('PDF/UA identification schema', accessible, 'pdfuaid', [
    ['part', 'Integer', 'the part of ISO 14289 that the document conforms to'],
  ]),
].join('')}
</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
