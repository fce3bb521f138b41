import type { InvoiceContent, InvoiceLine } from '../../../contract/money/invoice-content.ts';
import { registered, remarks, termsOfPayment } from '../remarks.ts';
import { isTaxDocument } from './check.ts';
import { element, Markup, type Content } from './xml.ts';

/** The forms of e-invoices: inside a PDF for companies, alone for authorities. */
export type Profile = 'zugferd' | 'xrechnung';

const guidelines: Record<Profile, string> = {
  zugferd: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const standard = 'urn:un:unece:uncefact:data:standard';
const namespaces = {
  'xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${standard}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${standard}:QualifiedDataType:100`,
};

const ram = (name: string, ...contents: Content[]): Markup => element(`ram:${name}`, ...contents);
const amount = (value: number): string => value.toFixed(2);
/** `YYYY-MM-DD` as `YYYYMMDD`. */
const date = (day: string, type = 'udt:DateTimeString'): Markup =>
  element(type, { format: '102' }, day.replaceAll('-', ''));

/**
 * An invoice, or a cancellation, in the Cross Industry Invoice syntax (D16B) of EN 16931. Throws for a claim for damages, which is no
 * invoice. The same content always has the same text.
 */
export function toXml(content: InvoiceContent, profile: Profile): string {
  if (!isTaxDocument(content)) throw new Error(`${content.number} is no invoice`);
  const { number, kind, issuedOn, lines } = content;
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    namespaces,
    element(
      'rsm:ExchangedDocumentContext',
      profile === 'xrechnung'
        ? ram('BusinessProcessSpecifiedDocumentContextParameter', ram('ID', billing))
        : '',
      ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', guidelines[profile])),
    ),
    element(
      'rsm:ExchangedDocument',
      ram('ID', number),
      ram('TypeCode', kind === 'cancellation' ? '384' : '380'),
      ram('IssueDateTime', date(issuedOn)),
      ram('IncludedNote', ram('Content', remarks(content).join('\n'))),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map((line, index) => tradeLine(line, index + 1, content)),
      agreement(content),
      ram(
        'ApplicableHeaderTradeDelivery',
        ram('ActualDeliverySupplyChainEvent', ram('OccurrenceDateTime', date(content.supplyTo))),
      ),
      settlement(content),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice.text}\n`;
}

/** Once its amount: prices are positive, so what reduces the sum has a quantity of minus one. */
const tradeLine = (
  { name, description, net, vatPercent }: InvoiceLine,
  position: number,
  content: InvoiceContent,
): Markup =>
  ram(
    'IncludedSupplyChainTradeLineItem',
    ram('AssociatedDocumentLineDocument', ram('LineID', String(position))),
    ram('SpecifiedTradeProduct', ram('Name', name), ram('Description', description)),
    ram(
      'SpecifiedLineTradeAgreement',
      ram('NetPriceProductTradePrice', ram('ChargeAmount', amount(Math.abs(net)))),
    ),
    ram(
      'SpecifiedLineTradeDelivery',
      ram('BilledQuantity', { unitCode: 'C62' }, net < 0 ? '-1' : '1'),
    ),
    ram(
      'SpecifiedLineTradeSettlement',
      ram('ApplicableTradeTax', ...category(vatPercent)),
      period(content),
      ram('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', amount(net))),
    ),
  );

/** A rate of zero is an exemption, never the standard category. */
const category = (vatPercent: number, exemption: Markup[] = [], basis: Markup[] = []): Markup[] => [
  ram('TypeCode', 'VAT'),
  ...exemption,
  ...basis,
  ram('CategoryCode', vatPercent === 0 ? 'E' : 'S'),
  ram('RateApplicablePercent', String(vatPercent)),
];

const period = ({ supplyFrom, supplyTo }: InvoiceContent): Markup =>
  ram(
    'BillingSpecifiedPeriod',
    ram('StartDateTime', date(supplyFrom)),
    ram('EndDateTime', date(supplyTo)),
  );

function document(name: string, id: string, ...more: Markup[]): Markup {
  const assigned = ram('IssuerAssignedID', id);
  return assigned.text === '' ? assigned : ram(name, assigned, ...more);
}

const agreement = (content: InvoiceContent): Markup =>
  ram(
    'ApplicableHeaderTradeAgreement',
    ram('BuyerReference', content.buyer.leitwegId),
    sellerParty(content),
    buyerParty(content),
    document('BuyerOrderReferencedDocument', content.orderNumber),
    document('ContractReferencedDocument', content.reservation),
  );

type Address = Pick<InvoiceContent['buyer'], 'street' | 'zipCode' | 'city' | 'country'>;
const postalAddress = ({ street, zipCode, city, country }: Address): Markup =>
  ram(
    'PostalTradeAddress',
    ram('PostcodeCode', zipCode),
    ram('LineOne', street),
    ram('CityName', city),
    ram('CountryID', country),
  );

const taxNumber = (schemeID: 'VA' | 'FC', id: string): Markup =>
  ram('SpecifiedTaxRegistration', ram('ID', { schemeID }, id));

/** Where e-invoices are sent to. */
const endpoint = (schemeID: string, id: string): Markup =>
  ram('URIUniversalCommunication', ram('URIID', { schemeID }, id));

function sellerParty(content: InvoiceContent): Markup {
  const { seller } = content;
  const { name, register, contact, vatId, taxNumber: ofTaxOffice } = seller;
  return ram(
    'SellerTradeParty',
    ram('Name', name),
    ram('Description', registered(content)),
    ram('SpecifiedLegalOrganization', ram('ID', register.number)),
    ram(
      'DefinedTradeContact',
      ram('PersonName', contact.name),
      ram('TelephoneUniversalCommunication', ram('CompleteNumber', contact.phone)),
      ram('EmailURIUniversalCommunication', ram('URIID', contact.email)),
    ),
    postalAddress(seller),
    endpoint('EM', contact.email),
    taxNumber('VA', vatId),
    taxNumber('FC', ofTaxOffice),
  );
}

function buyerParty({ buyer }: InvoiceContent): Markup {
  const { companyName, name, email, leitwegId, vatId } = buyer;
  return ram(
    'BuyerTradeParty',
    ram('Name', companyName || name),
    companyName ? ram('DefinedTradeContact', ram('PersonName', name)) : '',
    postalAddress(buyer),
    leitwegId ? endpoint('0204', leitwegId) : endpoint('EM', email),
    taxNumber('VA', vatId),
  );
}

function settlement(content: InvoiceContent): Markup {
  const { number, kind, currency, taxes, net, tax, gross, paid, cancels } = content;
  return ram(
    'ApplicableHeaderTradeSettlement',
    ram('PaymentReference', number),
    ram('InvoiceCurrencyCode', currency),
    paymentMeans(content),
    ...taxes.map((row) =>
      ram(
        'ApplicableTradeTax',
        ram('CalculatedAmount', amount(row.tax)),
        ...category(
          row.vatPercent,
          row.vatPercent === 0 ? [ram('ExemptionReason', content.untaxedBecause)] : [],
          [ram('BasisAmount', amount(row.net))],
        ),
      ),
    ),
    period(content),
    ram(
      'SpecifiedTradePaymentTerms',
      ram('Description', termsOfPayment(content)),
      kind === 'cancellation' ? '' : ram('DueDateDateTime', date(content.dueOn)),
    ),
    ram(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      ram('LineTotalAmount', amount(net)),
      ram('TaxBasisTotalAmount', amount(net)),
      ram('TaxTotalAmount', { currencyID: currency }, amount(tax)),
      ram('GrandTotalAmount', amount(gross)),
      paid === 0 ? '' : ram('TotalPrepaidAmount', amount(paid)),
      ram('DuePayableAmount', amount(gross - paid)),
    ),
    cancels
      ? document(
          'InvoiceReferencedDocument',
          cancels.number,
          ram('FormattedIssueDateTime', date(cancels.issuedOn, 'qdt:DateTimeString')),
        )
      : '',
    ram('ReceivableSpecifiedTradeAccountingAccount', ram('ID', content.costCentre)),
  );
}

/** SEPA knows euros only. What is cancelled asks for no transfer. */
function paymentMeans({ kind, currency, seller: { bank } }: InvoiceContent): Markup {
  const notDefined = '1';
  if (!bank || kind === 'cancellation')
    return ram('SpecifiedTradeSettlementPaymentMeans', ram('TypeCode', notDefined));
  return ram(
    'SpecifiedTradeSettlementPaymentMeans',
    ram('TypeCode', currency === 'EUR' ? '58' : '30'),
    ram(
      'PayeePartyCreditorFinancialAccount',
      ram('IBANID', bank.iban.replaceAll(' ', '')),
      ram('AccountName', bank.holder),
    ),
    ram('PayeeSpecifiedCreditorFinancialInstitution', ram('BICID', bank.bic.replaceAll(' ', ''))),
  );
}
