import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Labelled } from './Field.tsx';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import tile from './Tile.module.css';

/** What a form says of it, as `fieldsOf` returns it. */
export type TileInput = UseFormRegisterReturn & Labelled;

interface Props extends TileInput {
  /** Classes of all tiles, and of each. */
  styles: { tiles: string | undefined; tile: string | undefined };
  /** A value with what its tile shows. */
  options: (readonly [value: string, shown: ReactNode])[];
}

/** A choice between large targets. */
export function TileField({ label, hint, error, styles, options, ...input }: Props) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      className="field"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { error, hint })}
      aria-invalid={Boolean(error)}
    >
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.tiles}>
        {options.map(([value, shown]) => (
          <label key={value} className={`${tile.tile} ${styles.tile}`}>
            <input type="radio" value={value} {...input} />
            {shown}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
