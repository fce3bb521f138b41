import type { CompanyFacts } from './company/index.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Domains and numbers that belong to nobody. */
const belongsToNobody = /(^|[.@])example(\.(com|net|org))?$|^\D*[0/]+$/;

/**
 * Refuses to do business with what only serves for a first look: settings that were not made, and the company that came with
 * the product. Throws StartError. `company` is null before the site is built.
 */
export function refusePlaceholders(
  settings: Config,
  company: CompanyFacts['company'] | null,
): void {
  if (!settings.production || settings.allowsPlaceholders) return;
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
}
