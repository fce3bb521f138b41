import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { counterTexts } from '../../../lib/texts.ts';
import tile from '../../ui/Tile.module.css';
import styles from './FuelField.module.css';

interface Props {
  label: string;
  hint: string | undefined;
  error: ReactNode;
  register: UseFormRegisterReturn;
}

/** How full the tank is, by eighths: nine large steps. */
export function FuelField({ label, hint, error, register }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      className="field"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={Boolean(error)}
    >
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.steps}>
        {counterTexts().fuelLevels.map((level, eighths) => (
          <label key={level} className={`${tile.tile} ${styles.step}`}>
            <input type="radio" value={String(eighths)} {...register} />
            <span>{level}</span>
            <span
              className={styles.gauge}
              style={{ backgroundSize: `${eighths * 12.5}% 100%` }}
              aria-hidden="true"
            />
          </label>
        ))}
      </div>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
