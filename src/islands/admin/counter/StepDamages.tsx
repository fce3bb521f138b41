import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormState, type UseFormReturn } from 'react-hook-form';
import type { DamageAtCounter } from '../../../../contract/counter/damage.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { StepInput, StepValues } from './step-form.ts';
import styles from '../condition/Damages.module.css';
import { emptyDamage } from '../condition/new-damage.ts';
import { DamagePhotos } from '../condition/photos/DamagePhotos.tsx';
import { NewDamage } from './NewDamage.tsx';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { damageText } from '../condition/damage-text.ts';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  damages: readonly DamageAtCounter[];
  /** As NewDamage takes it. */
  currency: string | null;
  /** The photos of a damage. */
  photos: (damageId: string) => ReactNode;
  /** What is decided because of new damages. */
  children?: ReactNode;
}

/** The damages that are known, and those that this step finds. */
export function StepDamages({ form, damages, currency, photos, children }: Props) {
  const texts = conditionTexts();
  const { control, register } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'damages', keyName: 'key' });
  const { errors } = useFormState({ control });
  const [fresh, setFresh] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the damage.
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) add.current?.focus();
  }, [removals]);
  return (
    <section className={styles.damages} aria-labelledby="damages">
      <h2 id="damages">{texts.damages}</h2>
      <KnownDamages damages={damages} />
      {fields.map(({ key, id }, index) => (
        <NewDamage
          key={key}
          index={index}
          register={register}
          currency={currency}
          errors={errors.damages}
          isFresh={fresh === id}
          onRemove={() => {
            remove(index);
            setRemovals(removals + 1);
          }}
        >
          {photos(id)}
        </NewDamage>
      ))}
      {errors.damages?.message && <p className="field__error">{errors.damages.message}</p>}
      {fields.length < limits.damages && (
        <button
          ref={add}
          type="button"
          className={`button ${styles.add}`}
          onClick={() => {
            const damage = emptyDamage();
            setFresh(damage.id);
            append(damage, { shouldFocus: false });
          }}
        >
          <Icon name="plus" />
          {fields.length > 0 ? texts.addAnother : texts.addDamage}
        </button>
      )}
      {fields.length > 0 && children}
    </section>
  );
}

/** The damages that a vehicle has already. */
function KnownDamages({ damages }: { damages: readonly DamageAtCounter[] }) {
  const texts = conditionTexts();
  if (damages.length === 0) return <p className="muted">{texts.noneKnown}</p>;
  return (
    <div className={styles.known}>
      <p className={styles.about}>{texts.known}</p>
      <ul role="list">
        {damages.map((damage) => (
          <li key={damage.id}>
            {damageText(damage)} <small>{texts.since(sentenceTime(damage.at))}</small>
            <DamagePhotos photos={damage.photos} of={damageText(damage)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
