import { rateNames } from '../../../../contract/vehicles/vehicle-prices.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { currencySign, price } from '../../../lib/texts/format.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { KindChoice } from './KindChoice.tsx';
import { steps, isWrong, type RuleForm } from './new-prices.ts';
import styles from './PricesScreen.module.css';
import { priceTexts } from '../../../lib/texts/texts.ts';

interface Props {
  fleet: readonly FleetVehicle[];
  form: RuleForm;
  onEdit: (change: Partial<RuleForm>) => void;
}

/** By how much the prices of which vehicles change. */
export function RuleFields({ fleet, form, onEdit }: Props) {
  const texts = priceTexts();
  const select = <Name extends keyof RuleForm>(name: Name) => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onEdit({ [name]: target.value } as Partial<RuleForm>),
  });
  return (
    <fieldset className="stack fieldset">
      <legend className="visually-hidden">{texts.rule}</legend>
      <KindChoice
        fleet={fleet}
        value={form.category}
        onChange={(category) => onEdit({ category })}
      />
      <div className={`field-row ${styles.rule}`}>
        <SelectField
          label={texts.direction}
          {...select('direction')}
          options={[
            ['up', texts.up],
            ['down', texts.down],
          ]}
        />
        <SelectField
          label={texts.measure}
          {...select('measure')}
          options={[
            ['percent', texts.percent],
            ['amount', texts.amount(currencySign())],
          ]}
        />
        <SelectField
          label={texts.rounding}
          {...select('step')}
          options={steps.map((step) => [String(step), price(step)])}
        />
      </div>
      <div className={`field-row ${styles.rule}`}>
        {rateNames.map((name) => (
          <TextField
            key={name}
            label={texts.rates[name]}
            inputMode="decimal"
            autoComplete="off"
            value={form[name]}
            error={isWrong(form, name) ? texts.badNumber : undefined}
            onChange={({ target }) => onEdit({ [name]: target.value })}
          />
        ))}
      </div>
      <p className="field__hint">{texts.leaveEmpty}</p>
    </fieldset>
  );
}
