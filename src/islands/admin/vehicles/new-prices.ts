import { limits } from '../../../../contract/values/limits.ts';
import { rateNames, type RateName } from '../../../../contract/vehicles/vehicle-prices.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { moneyField, readNumber } from '../../../../contract/values/numbers.ts';

/** The rule as it is typed. */
export interface RuleForm extends Record<RateName, string> {
  /** Empty for all kinds. */
  category: string;
  direction: PriceRule['direction'];
  measure: PriceRule['measure'];
  step: string;
}

export const emptyRule: RuleForm = {
  category: '',
  direction: 'up',
  measure: 'percent',
  step: '0.5',
  pricePerHour: '',
  pricePerDay: '',
  pricePerWeek: '',
};

/** What a rule may change prices by. */
const measures = {
  percent: { max: 999, decimals: 2 },
  amount: moneyField(0, limits.longPrice),
} as const;

/** What is typed as a number, even while its decimals are missing: null for nothing, NaN if it is no number. */
function numberIn(form: RuleForm, name: RateName): number | null {
  const end = form.measure === 'percent' ? /[\s.,%]+$/ : /[\s.,]+$/;
  const text = form[name].replace(end, '');
  return text === '' ? null : (readNumber(text, measures[form.measure]) ?? NaN);
}

/** Whether something is typed that is no number. */
export const isWrong = (form: RuleForm, name: RateName): boolean =>
  Number.isNaN(numberIn(form, name));

/** Null while something is wrong. */
export function ruleOf(form: RuleForm): PriceRule | null {
  if (rateNames.some((name) => isWrong(form, name))) return null;
  const { direction, measure } = form;
  return {
    direction,
    measure,
    step: steps.find((step) => String(step) === form.step) ?? steps[0],
    by: {
      pricePerHour: numberIn(form, 'pricePerHour'),
      pricePerDay: numberIn(form, 'pricePerDay'),
      pricePerWeek: numberIn(form, 'pricePerWeek'),
    },
  };
}

export type Rates = { pricePerHour: number } & Record<RateName, number | null>;

/** How prices change: by so many percent, or by an amount. */
export interface PriceRule {
  direction: 'up' | 'down';
  measure: 'percent' | 'amount';
  /** Null leaves a price as it is. */
  by: Record<RateName, number | null>;
  /** New prices are multiples of this one. */
  step: number;
}

export interface PriceChange {
  vehicle: FleetVehicle;
  from: Rates;
  to: Rates;
}

export const steps = [0.01, 0.1, 0.5, 1, 5, 10] as const;

const highest: Record<RateName, number> = {
  pricePerHour: limits.price,
  pricePerDay: limits.longPrice,
  pricePerWeek: limits.longPrice,
};

const toCents = (amount: number): number => Math.round(amount * 100);

/** A price by a rule, rounded half up; at least one step, and at most what may be stored. Exact: computed in cents. */
export function newPrice(price: number, name: RateName, rule: PriceRule): number {
  const by = rule.by[name];
  if (!by) return price;
  const sign = rule.direction === 'up' ? 1 : -1;
  // In hundredths of a percent or in cents, so that nothing is lost before it is rounded.
  const share = rule.measure === 'percent' ? 10_000 + sign * toCents(by) : 10_000;
  const added = rule.measure === 'amount' ? sign * toCents(by) : 0;
  const step = toCents(rule.step);
  const rounded = Math.round((toCents(price) * share + added * 10_000) / (10_000 * step)) * step;
  return Math.min(Math.max(rounded, step) / 100, highest[name]);
}

export const ratesOf = ({ pricePerHour, pricePerDay, pricePerWeek }: FleetVehicle): Rates => ({
  pricePerHour,
  pricePerDay: pricePerDay ?? null,
  pricePerWeek: pricePerWeek ?? null,
});

function newRates(from: Rates, rule: PriceRule): Rates {
  const of = (name: RateName) => {
    const price = from[name];
    return price === null ? null : newPrice(price, name, rule);
  };
  return {
    pricePerHour: newPrice(from.pricePerHour, 'pricePerHour', rule),
    pricePerDay: of('pricePerDay'),
    pricePerWeek: of('pricePerWeek'),
  };
}

/** What a rule changes of these vehicles; those that keep all prices are left out. */
export function changesBy(rule: PriceRule, vehicles: readonly FleetVehicle[]): PriceChange[] {
  return vehicles
    .map((vehicle) => {
      const from = ratesOf(vehicle);
      return { vehicle, from, to: newRates(from, rule) };
    })
    .filter(({ from, to }) => rateNames.some((name) => from[name] !== to[name]));
}
