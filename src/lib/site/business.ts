import { defaultBusiness, type Business } from '../../../contract/site/business.ts';

declare global {
  /** Set by the build. */
  const __BUSINESS__: Business;
}

/** What the company decides about prices and payment. */
export const business: Business =
  typeof __BUSINESS__ === 'undefined' ? defaultBusiness : __BUSINESS__;
