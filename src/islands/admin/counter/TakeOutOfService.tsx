import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { conditionTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { TextField } from '../../ui/TextField.tsx';
import { LargeSwitch } from './LargeSwitch.tsx';
import type { StepInput, StepValues } from './step-form.ts';
import styles from '../condition/Damages.module.css';

/** Takes the vehicle out of service with its return, until a time or for as long as nobody knows. */
export function TakeOutOfService({
  form,
}: {
  form: UseFormReturn<StepInput, unknown, StepValues>;
}) {
  const { block: texts } = conditionTexts();
  const { date, time } = counterTexts().form;
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const isOn = useWatch({ control, name: 'block' }) === 'yes';
  return (
    <>
      <LargeSwitch
        name="block"
        label={texts.take}
        isOn={isOn}
        onChange={(on) => form.setValue('block', on ? 'yes' : '', { shouldDirty: true })}
      />
      {isOn && (
        <fieldset className={styles.damage} aria-label={texts.take}>
          <p className={styles.about}>{texts.hint}</p>
          <div className="field-row field-row--moment">
            <TextField
              type="date"
              label={`${texts.until}: ${date}`}
              hint={texts.untilHint}
              error={errors.blockDate?.message}
              {...register('blockDate')}
            />
            <TextField
              type="time"
              label={`${texts.until}: ${time}`}
              error={errors.blockTime?.message}
              {...register('blockTime')}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
