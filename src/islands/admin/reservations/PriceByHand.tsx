import { useState } from 'react';
import { currencySign, difference, price } from '../../../lib/texts/format.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './PriceByHand.module.css';
import type { ReservationEdit } from './use-reservation-form.ts';
import { priceTexts } from '../../../lib/texts/texts.ts';
import { may } from '../../../lib/session/may.ts';
import { NoteField } from '../form/NoteField.tsx';

interface Props {
  edit: ReservationEdit;
  currency: string | null | undefined;
}

/** Sets another price than the computed one, with a reason. */
export function PriceByHand({ edit: { form, values, shown, removeByHand }, currency }: Props) {
  const texts = priceTexts();
  const { errors } = form.formState;
  const field = fieldsOf(form, {
    wantedPrice: texts.wanted(currencySign(currency)),
    discountPercent: texts.discountPercent,
    byHandReason: texts.reason,
  });
  /** One of both says the price. */
  const empty = (other: 'wantedPrice' | 'discountPercent') => () =>
    form.setValue(other, '', { shouldDirty: true, shouldValidate: true });
  const isByHand = values.byHand + values.wantedPrice + values.discountPercent !== '';
  const [isOpen, setOpen] = useState(isByHand);
  // What is typed stays in sight, and with it what is wrong with it.
  const stays =
    isByHand || Boolean(errors.wantedPrice ?? errors.discountPercent ?? errors.byHandReason);
  return (
    <details
      className={styles.byHand}
      open={isOpen || stays}
      onToggle={({ currentTarget }) => {
        if (stays && !currentTarget.open) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{texts.byHand}</summary>
      <div className={`field-row ${styles.fields}`}>
        {may('prices') && (
          <TextField
            inputMode="decimal"
            autoComplete="off"
            {...field('wantedPrice')}
            {...form.register('wantedPrice', { onChange: empty('discountPercent') })}
          />
        )}
        <TextField
          inputMode="decimal"
          autoComplete="off"
          {...field('discountPercent')}
          {...form.register('discountPercent', { onChange: empty('wantedPrice') })}
        />
        <NoteField hint={texts.reasonHint} {...field('byHandReason')} />
      </div>
      <p className={styles.difference}>{shown && differenceText(shown, currency)}</p>
      {isByHand && (
        <button
          type="button"
          className="button"
          onClick={(event) => {
            // The focused button goes.
            event.currentTarget.closest('details')?.querySelector('summary')?.focus();
            removeByHand();
          }}
        >
          {texts.remove}
        </button>
      )}
    </details>
  );
}

function differenceText(
  { price: total, computed }: { price: number; computed: number },
  currency: string | null | undefined,
): string {
  const texts = priceTexts();
  if (total === computed) return texts.asComputed(price(computed, currency));
  return texts.fromComputed(difference(total - computed, currency), price(computed, currency));
}
