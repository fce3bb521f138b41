import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { damagePlaces } from '../../../../contract/damage-places.ts';
import { conditionTexts } from '../../../lib/texts.ts';
import tile from '../../ui/Tile.module.css';
import styles from './PlaceField.module.css';

interface Props {
  error: ReactNode;
  register: UseFormRegisterReturn;
}

/** Where a damage is: large steps around the vehicle. */
export function PlaceField({ error, register }: Props) {
  const id = useId();
  const texts = conditionTexts();
  return (
    <div
      role="radiogroup"
      className="field"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={Boolean(error)}
    >
      <span className="field__label" id={`${id}-label`}>
        {texts.place}
      </span>
      <div className={styles.places}>
        {damagePlaces.map((place) => (
          <label key={place} className={`${tile.tile} ${styles.place}`}>
            <input type="radio" value={place} {...register} />
            <span>{texts.places[place]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
