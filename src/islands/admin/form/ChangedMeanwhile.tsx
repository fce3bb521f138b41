import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './ChangedMeanwhile.module.css';
import type { Meanwhile, Side } from './use-meanwhile.ts';
import { adminTexts, messageOf } from '../../../lib/texts/texts.ts';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';

/** Labels of a form's fields, and how to show their values. */
export type FieldTexts<Values> = {
  [Name in keyof Values]: { label: string; show?: (value: Values[Name]) => ReactNode };
};

interface Props<Values> {
  changes: {
    meanwhile: Meanwhile<Values> | null;
    choose: (name: keyof Values & string, side: Side) => void;
  };
  fields: FieldTexts<Values>;
  /** What to do now, unless it is to save again. */
  hint?: string | undefined;
}

/** Shows what somebody else changed since the form was opened, and asks for a choice in case of conflict. */
export function ChangedMeanwhile<Values extends object>(props: Props<Values>) {
  const { fields, hint } = props;
  const { meanwhile, choose } = props.changes;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const theirs = meanwhile?.theirs;
  useEffect(() => {
    if (theirs) section.current?.focus();
  }, [theirs]);
  const attempts = meanwhile?.attempts;
  useEffect(() => {
    if (attempts)
      section.current?.querySelector<HTMLElement>('fieldset[aria-describedby] input')?.focus();
  }, [attempts]);
  if (!meanwhile) return null;
  const shown = (name: keyof Values, from: Values): ReactNode => {
    const { show = String } = fields[name];
    return show(from[name]) || adminTexts().emptyValue;
  };
  const names = Object.keys(meanwhile.choices) as (keyof Values & string)[];
  return (
    <section ref={section} className={styles.box} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {messageOf('common.changedMeanwhile')}
      </h2>
      <p>{hint ?? (names.length > 0 ? adminTexts().notSavedChoose : adminTexts().notSavedYet)}</p>
      {meanwhile.taken.length > 0 && (
        <ul className={styles.taken}>
          {meanwhile.taken.map((name) => (
            <li key={name}>
              {fields[name].label}: {shown(name, meanwhile.before)} →{' '}
              <strong>{shown(name, meanwhile.theirs)}</strong>
            </li>
          ))}
        </ul>
      )}
      {names.map((name) => (
        <ChangedField
          key={name}
          label={fields[name].label}
          values={{ mine: shown(name, meanwhile.mine), theirs: shown(name, meanwhile.theirs) }}
          choice={meanwhile.choices[name] ?? null}
          isRequired={meanwhile.attempts > 0}
          onChoose={(side) => choose(name, side)}
        />
      ))}
    </section>
  );
}

interface FieldProps {
  label: string;
  values: Record<Side, ReactNode>;
  choice: Side | null;
  isRequired: boolean;
  onChoose: (side: Side) => void;
}

const sides = ['mine', 'theirs'] as const;

/** Two conflicting values of a field, to choose from. */
function ChangedField({ label, values, choice, isRequired, onChoose }: FieldProps) {
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
