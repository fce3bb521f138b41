import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import { dueKinds, dueMonths } from '../../../../contract/vehicles/vehicle-dues.ts';
import { adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DueFields.module.css';
import { type TypedDue, withNextDay } from './typed-due.ts';
import type { VehicleFormInput } from './vehicle-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RemovableFieldset } from '../../ui/RemovableFieldset.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  dues: readonly TypedDue[];
  onChange: (dues: TypedDue[]) => void;
  errors: FieldErrors<VehicleFormInput>['dues'];
}

/** What a vehicle is due for, in its form; a button for each kind that is not there yet, and one for others. */
export function DueFields({ dues, onChange, errors }: Props) {
  const texts = fleetTexts().dues;
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<'add' | 'remove'>(null);
  useEffect(() => {
    // What was pressed may be gone, and a new one is to be typed.
    const last = list.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input');
    if (pressed.current) (pressed.current === 'add' ? last : list.current)?.focus();
    pressed.current = null;
  }, [dues.length]);
  const offered = dueKinds.filter(
    (kind) => kind === 'other' || !dues.some((due) => due.kind === kind),
  );
  return (
    <div ref={list} tabIndex={-1} className="stack" role="group" aria-label={texts.title}>
      <p className={styles.title} aria-hidden="true">
        {texts.title}
      </p>
      {dues.map((due, index) => (
        <DueFieldset
          // They have no other name: whatever is removed moves the later ones up.
          key={index}
          index={index}
          due={due}
          errors={errors?.[index]}
          onChange={(changed) =>
            onChange(dues.map((other, place) => (place === index ? changed : other)))
          }
          onRemove={() => {
            onChange(dues.filter((_, place) => place !== index));
            pressed.current = 'remove';
          }}
        />
      ))}
      {errors?.message && <p className="field__error">{errors.message}</p>}
      {dues.length < limits.dues && (
        <div className={`cluster ${styles.add}`}>
          {offered.map((kind) => (
            <button
              key={kind}
              type="button"
              className="button button--quiet"
              aria-label={texts.addThis(adminTexts().dueNames[kind])}
              onClick={() => {
                const months = String(dueMonths[kind] ?? '');
                const blocks = kind === 'inspection' || kind === 'safetyCheck';
                onChange([...dues, { kind, name: '', months, lastOn: '', dueOn: '', blocks }]);
                pressed.current = 'add';
              }}
            >
              <Icon name="plus" />
              {adminTexts().dueNames[kind]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface DueProps {
  index: number;
  due: TypedDue;
  errors: Partial<Record<keyof TypedDue, { message?: string | undefined }>> | undefined;
  onChange: (due: TypedDue) => void;
  onRemove: () => void;
}

/** One thing that a vehicle is due for: how often, when it was done, when it is due again, and what then. */
function DueFieldset({ index, due, errors, onChange, onRemove }: DueProps) {
  const texts = fleetTexts().dues;
  const { kind, name, blocks } = due;
  const title = name.trim() || adminTexts().dueNames[kind];
  const input = (field: 'name' | 'months' | 'lastOn' | 'dueOn') => ({
    label: texts[field],
    error: errors?.[field]?.message,
    name: `dues.${index}.${field}`,
    value: due[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const changed = { ...due, [field]: target.value };
      onChange(field === 'months' || field === 'lastOn' ? withNextDay(changed) : changed);
    },
  });
  return (
    <RemovableFieldset
      name={title}
      title={<span>{title}</span>}
      remove={{ text: texts.remove, name: texts.removeThis(title) }}
      onRemove={onRemove}
    >
      {errors?.kind?.message && <p className="field__error">{errors.kind.message}</p>}
      {kind === 'other' && <TextField {...input('name')} maxLength={limits.line} />}
      <div className="field-row">
        <TextField {...input('months')} inputMode="numeric" />
        <TextField {...input('lastOn')} type="date" />
        <TextField {...input('dueOn')} type="date" />
      </div>
      <Checkbox
        label={texts.blocks}
        hint={texts.blocksHint}
        name={`dues.${index}.blocks`}
        checked={blocks}
        onChange={({ target }) => onChange({ ...due, blocks: target.checked })}
      />
    </RemovableFieldset>
  );
}
