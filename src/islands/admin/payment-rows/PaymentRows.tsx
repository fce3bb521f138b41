import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RemovableFieldset } from '../../ui/RemovableFieldset.tsx';
import type { Balance } from './balance.ts';
import styles from './PaymentRows.module.css';
import { PaymentFields } from './PaymentFields.tsx';
import { balanceWith, nextRow, type RowsForm } from './payment-rows.ts';
import { may } from '../../../lib/session/may.ts';

interface Props {
  form: RowsForm;
  /** Before these are noted. */
  balance: Balance;
  currency: string | null | undefined;
  /** A form for money alone always has a row. */
  isOptional?: boolean;
}

/** Rows of money that are noted in one step, each proposed by what the ones before it leave open. */
export function PaymentRows({ form, balance, currency, isOptional = false }: Props) {
  const texts = moneyTexts();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'payments', keyName: 'key' });
  const { errors } = useFormState({ control });
  const rows = useWatch({ control, name: 'payments' });
  const add = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the row.
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) add.current?.focus();
  }, [removals]);
  const isAlone = fields.length === 1 && !isOptional;
  return (
    <>
      {fields.map(({ key }, index) => {
        const entry = (
          <PaymentFields
            key={key}
            form={form}
            index={index}
            balance={balanceWith(balance, rows.slice(0, index))}
            currency={currency}
          />
        );
        if (isAlone) return entry;
        const name = texts.row(index + 1);
        return (
          <RemovableFieldset
            key={key}
            name={name}
            title={<h3>{name}</h3>}
            remove={{ text: texts.removeRow, name: texts.removeRowName(name) }}
            onRemove={() => {
              remove(index);
              setRemovals(removals + 1);
            }}
          >
            {entry}
          </RemovableFieldset>
        );
      })}
      {errors.payments?.message && <p className="field__error">{errors.payments.message}</p>}
      {fields.length < limits.payments && (
        <button
          ref={add}
          type="button"
          className={`button ${styles.add}`}
          onClick={() =>
            append(nextRow(balanceWith(balance, rows), rows.at(-1)?.method, may('refunds')), {
              focusName: `payments.${fields.length}.kind`,
            })
          }
        >
          <Icon name="plus" />
          {fields.length > 0 ? texts.addAnother : texts.form}
        </button>
      )}
    </>
  );
}
