import { company } from '../site/company.ts';

/** The document's title: the page's name, which the home page lacks, then product and company. */
export const titleOf = (name?: string): string =>
  [name, company.product, company.legalName].filter(Boolean).join(' | ');
