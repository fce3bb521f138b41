import { limits } from '../../../../contract/limits.ts';
import { moneyField, readNumber } from '../../../../contract/numbers.ts';
import { rateNames, type RateName } from '../../../../contract/vehicle-prices.ts';
import { steps, type PriceRule } from './new-prices.ts';

/** The rule as it is typed. */
export interface RuleForm extends Record<RateName, string> {
  /** Empty for all kinds. */
  category: string;
  direction: PriceRule['direction'];
  measure: PriceRule['measure'];
  step: string;
}

export const emptyRule: RuleForm = {
  ...{ category: '', direction: 'up', measure: 'percent', step: '0.5' },
  ...{ pricePerHour: '', pricePerDay: '', pricePerWeek: '' },
};

/** What is typed as a number, even while its decimals are missing: null for nothing, NaN if it is no number. */
function numberIn(typed: string): number | null {
  const text = typed.replace(/[\s.,%]+$/, '');
  return text === '' ? null : (readNumber(text, moneyField(0, limits.longPrice)) ?? NaN);
}

/** Whether something is typed that is no number. */
export const isWrong = (form: RuleForm, name: RateName): boolean =>
  Number.isNaN(numberIn(form[name]));

/** Null while something is wrong. */
export function ruleOf(form: RuleForm): PriceRule | null {
  if (rateNames.some((name) => isWrong(form, name))) return null;
  const { pricePerHour, pricePerDay, pricePerWeek, direction, measure } = form;
  return {
    direction,
    measure,
    step: steps.find((step) => String(step) === form.step) ?? steps[0],
    by: {
      pricePerHour: numberIn(pricePerHour),
      pricePerDay: numberIn(pricePerDay),
      pricePerWeek: numberIn(pricePerWeek),
    },
  };
}
