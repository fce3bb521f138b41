import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { RemovableFieldset } from '../../ui/RemovableFieldset.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { StepInput } from './step-form.ts';
import { PlaceField } from '../condition/PlaceField.tsx';
import { NoteField } from '../form/NoteField.tsx';

interface Props {
  index: number;
  register: UseFormRegister<StepInput>;
  errors: FieldErrors<StepInput>['damages'];
  /** The sign of the currency in which the customer is charged; null where nobody is. */
  currency: string | null;
  /** Whether it was just added, and takes the focus. */
  isFresh: boolean;
  onRemove: () => void;
  /** Its photos. */
  children?: ReactNode;
}

/** A damage that is found with this step. */
export function NewDamage(props: Props) {
  const { index, register, currency, isFresh, onRemove, children } = props;
  const texts = conditionTexts();
  const name = texts.damage(index + 1);
  const errors = props.errors?.[index];
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isFresh) box.current?.querySelector('input')?.focus();
  }, [isFresh]);
  return (
    <RemovableFieldset
      ref={box}
      name={name}
      title={<h3>{name}</h3>}
      remove={{ text: texts.remove, name: texts.removeDamage(name) }}
      onRemove={onRemove}
    >
      <PlaceField
        label={texts.place}
        error={errors?.place?.message}
        {...register(`damages.${index}.place`)}
      />
      <NoteField
        label={texts.note}
        hint={texts.noteHint}
        error={errors?.note?.message}
        {...register(`damages.${index}.note`)}
      />
      {currency !== null && (
        <TextField
          label={texts.charge(currency)}
          hint={texts.chargeHint}
          inputMode="decimal"
          autoComplete="off"
          error={errors?.amount?.message}
          {...register(`damages.${index}.amount`)}
        />
      )}
      {children}
    </RemovableFieldset>
  );
}
