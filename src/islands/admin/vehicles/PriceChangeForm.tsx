import { useId } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import { messageOf, priceTexts } from '../../../lib/texts/texts.ts';
import { PricePreview } from './PricePreview.tsx';
import styles from './PricesScreen.module.css';
import { RuleFields } from './RuleFields.tsx';
import type { usePriceChange } from './use-price-change.ts';

/** The rule, what it changes, and the one button that changes it. */
export function PriceChangeForm({ change }: { change: ReturnType<typeof usePriceChange> }) {
  const texts = priceTexts();
  const { changes, chosen, left, pending, builtIn } = change;
  const obstacle = obstacleTo(chosen.length);
  const obstacleId = useId();
  return (
    <form
      className="stack"
      aria-label={texts.change}
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (obstacle === null && !pending) void change.apply();
      }}
    >
      <section className="card">
        <p>{texts.about}</p>
        <RuleFields fleet={change.fleet ?? []} form={change.form} onEdit={change.edit} />
      </section>
      <section className="stack" aria-label={texts.preview}>
        {changes.length > 1 && (
          <AllBox chosen={chosen.length} all={changes.length} onToggle={change.toggleAll} />
        )}
        <PricePreview changes={changes} left={left} onToggle={change.toggle} />
        {builtIn > 0 && <p className="muted">{texts.builtIn(builtIn)}</p>}
        {changes.length > 0 && (
          <div className={styles.apply}>
            <button
              className="button button--primary"
              type="submit"
              disabled={pending || obstacle !== null}
              aria-describedby={obstacleId}
            >
              {pending && <span className="spinner" aria-hidden="true" />}
              {texts.apply(chosen.length)}
            </button>
            <p id={obstacleId} role="status" className="field__hint">
              {obstacle}
            </p>
          </div>
        )}
      </section>
    </form>
  );
}

/** Chooses all vehicles of the list, or none. */
function AllBox(props: { chosen: number; all: number; onToggle: () => void }) {
  const { chosen, all, onToggle } = props;
  return (
    <label className={styles.all}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < all;
        }}
        type="checkbox"
        checked={chosen === all}
        onChange={onToggle}
      />
      {priceTexts().all(all)}
    </label>
  );
}

/** Why the prices of so many vehicles cannot be changed; null if they can. */
function obstacleTo(count: number): string | null {
  if (count === 0) return messageOf('prices.none');
  return count > limits.page.maxSize ? messageOf('prices.tooMany') : null;
}
