import { DOMParser, type Element as Node } from '@xmldom/xmldom';

const children = (node: Node | undefined): Node[] =>
  node
    ? [...node.childNodes].filter((child) => child.nodeType === 1).map((child) => child as Node)
    : [];
const list = (node: Node | undefined, name: string): Node[] =>
  children(node).filter((child) => child.localName === name);
/** The first element at a path. */
const find = (node: Node | undefined, path: string): Node | undefined =>
  path.split('/').reduce<Node | undefined>((at, name) => list(at, name)[0], node);

/** What stands at a path, or in an attribute there; empty where nothing does. */
function text(node: Node | undefined, path: string): string {
  const [elements = '', attribute] = path.split('/@');
  const found = find(node, elements);
  return (attribute ? found?.getAttribute(attribute) : found?.textContent) ?? '';
}
const day = (node: Node | undefined, path: string): string =>
  text(node, path).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const amount = (node: Node | undefined, path: string): number => Number(text(node, path));

/** Reads an e-invoice as the buyer's program does: by a parser of its own, field by field. Throws if it is not XML. */
export function readInvoice(xml: string) {
  const invoice =
    new DOMParser().parseFromString(xml, 'application/xml').documentElement ?? undefined;
  const context = find(invoice, 'ExchangedDocumentContext');
  const head = find(invoice, 'ExchangedDocument');
  const trade = find(invoice, 'SupplyChainTradeTransaction');
  const agreement = find(trade, 'ApplicableHeaderTradeAgreement');
  const settlement = find(trade, 'ApplicableHeaderTradeSettlement');
  const sums = find(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const means = find(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const terms = find(settlement, 'SpecifiedTradePaymentTerms');
  const address = (party: Node | undefined) => ({
    street: text(party, 'PostalTradeAddress/LineOne'),
    zipCode: text(party, 'PostalTradeAddress/PostcodeCode'),
    city: text(party, 'PostalTradeAddress/CityName'),
    country: text(party, 'PostalTradeAddress/CountryID'),
  });
  const registration = (party: Node | undefined, scheme: string) =>
    text(
      list(party, 'SpecifiedTaxRegistration').find((node) => text(node, 'ID/@schemeID') === scheme),
      'ID',
    );
  const party = (node: Node | undefined) => ({
    ...address(node),
    name: text(node, 'Name'),
    person: text(node, 'DefinedTradeContact/PersonName'),
    vatId: registration(node, 'VA'),
    endpoint: `${text(node, 'URIUniversalCommunication/URIID/@schemeID')} ${text(node, 'URIUniversalCommunication/URIID')}`,
  });
  const seller = find(agreement, 'SellerTradeParty');
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
      ...category(find(find(line, 'SpecifiedLineTradeSettlement'), 'ApplicableTradeTax')),
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
    buyer: party(find(agreement, 'BuyerTradeParty')),
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
      ...category(row),
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

const category = (row: Node | undefined) => ({
  category: text(row, 'CategoryCode'),
  percent: amount(row, 'RateApplicablePercent'),
});
