import { useId, type ReactNode } from 'react';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import styles from './ChangedMeanwhile.module.css';
import type { Side } from './use-meanwhile.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  label: string;
  values: Record<Side, ReactNode>;
  choice: Side | null;
  isRequired: boolean;
  onChoose: (side: Side) => void;
}

const sides = ['mine', 'theirs'] as const;

/** Two conflicting values of a field, to choose from. */
export function ChangedField({ label, values, choice, isRequired, onChoose }: Props) {
  const id = useId();
  const error = isRequired && choice === null && adminTexts().chooseSide;
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, { error })}>
      <legend className="field__label">{label}</legend>
      <div className={styles.sides}>
        {sides.map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={`meanwhile-${label}`}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span>
              <span className={`muted ${styles.whose}`}>{adminTexts().sides[side]}</span>{' '}
              {values[side]}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
