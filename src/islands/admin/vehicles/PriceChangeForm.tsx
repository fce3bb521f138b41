import { limits } from '../../../../contract/limits.ts';
import { priceTexts } from '../../../lib/price-texts.ts';
import { PricePreview } from './PricePreview.tsx';
import styles from './PricesScreen.module.css';
import { RuleFields } from './RuleFields.tsx';
import type { usePriceChange } from './use-price-change.ts';

/** The rule, what it changes, and the one button that changes it. */
export function PriceChangeForm({ change }: { change: ReturnType<typeof usePriceChange> }) {
  const texts = priceTexts();
  const { changes, chosen, left, pending, builtIn } = change;
  return (
    <form
      className="stack"
      aria-label={texts.change}
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !pending) void change.apply();
      }}
    >
      <section className="card">
        <p>{texts.about}</p>
        <RuleFields form={change.form} onEdit={change.edit} />
      </section>
      <section className="stack" aria-label={texts.preview}>
        <PricePreview changes={changes} left={left} onToggle={change.toggle} />
        {builtIn > 0 && <p className="muted">{texts.builtIn(builtIn)}</p>}
        {changes.length > 0 && (
          <div className={styles.apply}>
            <button
              className="button button--primary"
              type="submit"
              disabled={pending || chosen.length === 0 || chosen.length > limits.page.maxSize}
            >
              {pending && <span className="spinner" aria-hidden="true" />}
              {texts.apply(chosen.length)}
            </button>
          </div>
        )}
      </section>
    </form>
  );
}
