import type { CompanyFacts } from './company/index.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Domains and numbers that belong to nobody. */
const belongsToNobody = /(^|[.@])example(\.(com|net|org))?$|^\D*0[0/]*$|^\D*\/$/;

/**
 * Refuses to do business with what only serves for a first look: settings that were not made, and the company that came with
 * the product; and to ask for what the site does not say. Throws StartError. `site` is null before it is built.
 */
export function refusePlaceholders(
  settings: Config,
  site: Pick<CompanyFacts, 'company' | 'business'> | null,
): void {
  if (!settings.production || settings.allowsPlaceholders) return;
  const company = site?.company;
  const isPlaceholder =
    company &&
    [
      ...[company.host, company.mail, company.register.number, company.register.vatId],
      // What invoices that are issued by themselves would say.
      ...(settings.invoiceAt ? [company.register.taxNumber, company.bank?.iban ?? ''] : []),
    ].some((value) => belongsToNobody.test(value));
  const missing = [
    ...settings.unsetBusiness,
    ...(isPlaceholder ? ['a company of your own in src/lib/site/company.ts'] : []),
  ];
  if (missing.length > 0)
    throw new StartError(
      `NODE_ENV: production needs ${missing.join(', ')}. See “Before you go live” in docs/growing.md; for a rehearsal set ALLOW_PLACEHOLDERS=on.`,
    );
  if (site?.business && site.business !== JSON.stringify(settings.business))
    throw new StartError(
      'CURRENCY, VAT_PERCENT, PAYMENT, FUEL_PRICE_PER_EIGHTH or ORDER_LABEL_…: the site was built with another one. Build it with these: npm run build.',
    );
}
