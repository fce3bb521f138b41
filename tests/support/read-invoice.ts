import { XMLParser } from 'fast-xml-parser';

const many = new Set([
  'IncludedSupplyChainTradeLineItem',
  'ApplicableTradeTax',
  'SpecifiedTaxRegistration',
]);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  removeNSPrefix: true,
  isArray: (name) => many.has(name),
});

type Node = { [name: string]: Node };

/** What stands at a path; empty where nothing does. */
const text = (node: Node | undefined, path: string): string => {
  const found = path.split('/').reduce<Node | undefined>((at, name) => at?.[name], node) as unknown;
  if (found === undefined) return '';
  return typeof found === 'string' ? found : String((found as Record<string, unknown>)['#text']);
};
const day = (node: Node | undefined, path: string): string =>
  text(node, path).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const list = (node: Node | undefined, name: string): Node[] =>
  (node?.[name] ?? []) as unknown as Node[];
const amount = (node: Node | undefined, path: string): number => Number(text(node, path));

/** Reads an e-invoice as the buyer's program does: by a parser of its own, field by field. */
export function readInvoice(xml: string) {
  const invoice = (parser.parse(xml) as Node)['CrossIndustryInvoice']!;
  const { ExchangedDocumentContext: context, ExchangedDocument: head } = invoice;
  const trade = invoice['SupplyChainTradeTransaction']!;
  const agreement = trade['ApplicableHeaderTradeAgreement'];
  const settlement = trade['ApplicableHeaderTradeSettlement'];
  const sums = settlement?.['SpecifiedTradeSettlementHeaderMonetarySummation'];
  const means = settlement?.['SpecifiedTradeSettlementPaymentMeans'];
  const terms = settlement?.['SpecifiedTradePaymentTerms'];
  const address = (party: Node | undefined) => ({
    street: text(party, 'PostalTradeAddress/LineOne'),
    zipCode: text(party, 'PostalTradeAddress/PostcodeCode'),
    city: text(party, 'PostalTradeAddress/CityName'),
    country: text(party, 'PostalTradeAddress/CountryID'),
  });
  const registration = (party: Node | undefined, scheme: string) =>
    text(
      list(party, 'SpecifiedTaxRegistration').find(
        (node) => (node['ID'] as unknown as Record<string, string>)['@schemeID'] === scheme,
      ),
      'ID',
    );
  const party = (node: Node | undefined) => ({
    ...address(node),
    name: text(node, 'Name'),
    person: text(node, 'DefinedTradeContact/PersonName'),
    vatId: registration(node, 'VA'),
    endpoint: `${text(node, 'URIUniversalCommunication/URIID/@schemeID')} ${text(node, 'URIUniversalCommunication/URIID')}`,
  });
  const seller = agreement?.['SellerTradeParty'];
  return {
    process: text(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    guideline: text(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    number: text(head, 'ID'),
    type: text(head, 'TypeCode'),
    issuedOn: day(head, 'IssueDateTime/DateTimeString'),
    note: text(head, 'IncludedNote/Content'),
    lines: list(trade, 'IncludedSupplyChainTradeLineItem').map((line) => ({
      position: text(line, 'AssociatedDocumentLineDocument/LineID'),
      name: text(line, 'SpecifiedTradeProduct/Name'),
      description: text(line, 'SpecifiedTradeProduct/Description'),
      price: amount(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
      quantity: amount(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
      unit: text(line, 'SpecifiedLineTradeDelivery/BilledQuantity/@unitCode'),
      net: amount(
        line,
        'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      ),
      ...category(line['SpecifiedLineTradeSettlement']),
    })),
    buyerReference: text(agreement, 'BuyerReference'),
    seller: {
      ...party(seller),
      legal: text(seller, 'Description'),
      register: text(seller, 'SpecifiedLegalOrganization/ID'),
      phone: text(seller, 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'),
      email: text(seller, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
      taxNumber: registration(seller, 'FC'),
    },
    buyer: party(agreement?.['BuyerTradeParty']),
    orderNumber: text(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    contract: text(agreement, 'ContractReferencedDocument/IssuerAssignedID'),
    deliveredOn: day(
      trade,
      'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
    ),
    supplyFrom: day(settlement, 'BillingSpecifiedPeriod/StartDateTime/DateTimeString'),
    supplyTo: day(settlement, 'BillingSpecifiedPeriod/EndDateTime/DateTimeString'),
    reference: text(settlement, 'PaymentReference'),
    currency: text(settlement, 'InvoiceCurrencyCode'),
    means: text(means, 'TypeCode'),
    bank: {
      holder: text(means, 'PayeePartyCreditorFinancialAccount/AccountName'),
      iban: text(means, 'PayeePartyCreditorFinancialAccount/IBANID'),
      bic: text(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    },
    taxes: list(settlement, 'ApplicableTradeTax').map((row) => ({
      net: amount(row, 'BasisAmount'),
      tax: amount(row, 'CalculatedAmount'),
      reason: text(row, 'ExemptionReason'),
      ...category({ ApplicableTradeTax: [row] as unknown as Node }),
    })),
    terms: text(terms, 'Description'),
    dueOn: day(terms, 'DueDateDateTime/DateTimeString'),
    net: amount(sums, 'TaxBasisTotalAmount'),
    lineTotal: amount(sums, 'LineTotalAmount'),
    tax: amount(sums, 'TaxTotalAmount'),
    taxCurrency: text(sums, 'TaxTotalAmount/@currencyID'),
    gross: amount(sums, 'GrandTotalAmount'),
    paid: amount(sums, 'TotalPrepaidAmount'),
    due: amount(sums, 'DuePayableAmount'),
    cancels: {
      number: text(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
      issuedOn: day(settlement, 'InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString'),
    },
    costCentre: text(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
  };
}

function category(node: Node | undefined) {
  const [row] = list(node, 'ApplicableTradeTax');
  return { category: text(row, 'CategoryCode'), percent: amount(row, 'RateApplicablePercent') };
}
