import { z } from 'zod';
import { defaultBusiness, type Business } from './business.ts';

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
const orderLabel = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(60, 'must have at most 60 characters')
  .optional();

/** The variables that set a `Business`, read at the build and at the start. */
export const businessVariables = z.object({
  CURRENCY: z
    .string()
    .refine(isCurrency, 'must be the code of a currency, such as EUR')
    .default(defaultBusiness.currency),
  VAT_PERCENT: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a number of percent such as 19; 0 is none')
    .transform(Number)
    .default(defaultBusiness.vatPercent),
  PAYMENT: z
    .enum(['card', 'pick-up'], 'must be one of card, pick-up')
    .default(defaultBusiness.payment),
  FUEL_PRICE_PER_EIGHTH: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount such as 12.50; 0 charges no fuel')
    .transform(Number)
    .default(defaultBusiness.fuelPricePerEighth),
  ORDER_LABEL_DE: orderLabel,
  ORDER_LABEL_EN: orderLabel,
});

export const toBusiness = (variables: z.output<typeof businessVariables>): Business => ({
  currency: variables.CURRENCY,
  vatPercent: variables.VAT_PERCENT,
  payment: variables.PAYMENT,
  fuelPricePerEighth: variables.FUEL_PRICE_PER_EIGHTH,
  orderLabels: { de: variables.ORDER_LABEL_DE, en: variables.ORDER_LABEL_EN },
});

type Environment = Record<string, string | undefined>;

const given = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Reads the settings; an empty variable counts as missing. Throws ZodError. */
export const readBusiness = (env: Environment): Business =>
  toBusiness(businessVariables.parse(given(env)));

/** What is wrong with the settings, `VARIABLE: reason.`; null if nothing is. */
export function businessProblem(env: Environment): string | null {
  const [issue] = businessVariables.safeParse(given(env)).error?.issues ?? [];
  return issue ? `${String(issue.path[0])}: ${issue.message}.` : null;
}
