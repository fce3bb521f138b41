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
