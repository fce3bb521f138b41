import { useEffect, useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { isAtDesk } from '../../ui/focus.ts';
import { TextField } from '../../ui/TextField.tsx';
import { FuelField } from './FuelField.tsx';
import styles from './Step.module.css';
import type { StepInput, StepValues } from './step-form.ts';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  /** Beside the fields: what was read off before. */
  hints: { mileage?: string | undefined; fuel?: string | undefined };
  /** Fields of this step alone. */
  children?: ReactNode;
}

/** What is read off the vehicle, with a note. */
export function StepFields({ form, hints, children }: Props) {
  const { form: texts, note } = counterTexts();
  const { setFocus } = form;
  useEffect(() => {
    if (isAtDesk()) setFocus('mileageKm');
  }, [setFocus]);
  const field = fieldsOf(form, { mileageKm: texts.mileage, fuelEighths: texts.fuel, note });
  return (
    <div className={styles.fields}>
      <TextField
        hint={hints.mileage}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={12}
        {...field('mileageKm')}
      />
      <FuelField hint={hints.fuel} {...field('fuelEighths')} />
      {children}
      <TextArea hint={texts.noteHint} rows={2} maxLength={limits.note} {...field('note')} />
      <Earlier form={form} />
    </div>
  );
}

/** When it happened, if that was not just now. */
function Earlier({ form }: Pick<Props, 'form'>) {
  const { form: texts } = counterTexts();
  const { errors } = form.formState;
  const field = fieldsOf(form, { atDate: texts.date, atTime: texts.time });
  const [atDate, atTime] = useWatch({ control: form.control, name: ['atDate', 'atTime'] });
  // What is typed stays in sight, and with it what is wrong with it.
  const isUsed = Boolean(atDate || atTime || errors.atDate || errors.atTime);
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <details
      className={styles.earlier}
      open={isOpen || isUsed}
      onToggle={({ currentTarget }) => {
        if (isUsed && !currentTarget.open) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary>{texts.earlier}</summary>
      <div className="field-row field-row--moment">
        <TextField type="date" {...field('atDate')} />
        <TextField type="time" hint={texts.earlierHint} {...field('atTime')} />
      </div>
    </details>
  );
}
