import { limits } from '../../../../contract/values/limits.ts';
import { adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RemovableFieldset } from '../../ui/RemovableFieldset.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { withNextDay, type TypedDue } from './typed-due.ts';

interface Props {
  index: number;
  due: TypedDue;
  errors: Partial<Record<keyof TypedDue, { message?: string | undefined }>> | undefined;
  onChange: (due: TypedDue) => void;
  onRemove: () => void;
}

/** One thing that a vehicle is due for: how often, when it was done, when it is due again, and what then. */
export function DueFieldset({ index, due, errors, onChange, onRemove }: Props) {
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
