import { useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import { currencySign, difference, price } from '../../../lib/texts/format.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './PriceByHand.module.css';
import type { ByHand } from './price-by-hand.ts';
import { priceTexts } from '../../../lib/texts/texts.ts';

type Name = 'wantedPrice' | 'byHandReason';

interface Props {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: ReactNode }>>;
  form: ByHand;
  /** Null while it is not known. */
  shown: { price: number; computed: number } | null;
  onRemove: () => void;
  currency: string | null | undefined;
}

/** Sets another price than the computed one, with a reason. */
export function PriceByHand({ register, errors, form, shown, onRemove, currency }: Props) {
  const texts = priceTexts();
  const isByHand = form.byHand !== '' || form.wantedPrice !== '';
  const [isOpen, setOpen] = useState(isByHand);
  // What is typed stays in sight, and with it what is wrong with it.
  const stays = isByHand || Boolean(errors.wantedPrice ?? errors.byHandReason);
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
        <TextField
          label={texts.wanted(currencySign(currency))}
          inputMode="decimal"
          autoComplete="off"
          error={errors.wantedPrice?.message}
          {...register('wantedPrice')}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={limits.note}
          autoComplete="off"
          error={errors.byHandReason?.message}
          {...register('byHandReason')}
        />
      </div>
      <p className={styles.difference}>{shown && differenceText(shown, currency)}</p>
      {isByHand && (
        <button
          type="button"
          className="button"
          onClick={(event) => {
            // The focused button goes.
            event.currentTarget.closest('details')?.querySelector('summary')?.focus();
            onRemove();
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
