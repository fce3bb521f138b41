import { useWatch, type UseFormReturn } from 'react-hook-form';
import { conditionTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import { LargeSwitch } from './LargeSwitch.tsx';
import type { StepInput, StepValues } from './step-form.ts';
import styles from '../condition/Damages.module.css';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
}

/** Takes the vehicle out of service with its return, until a time or for as long as nobody knows. */
export function TakeOutOfService({ form }: Props) {
  const { block: texts } = conditionTexts();
  const { date, time } = counterTexts().form;
  const isOn = useWatch({ control: form.control, name: 'block' }) === 'yes';
  const field = fieldsOf(form, {
    blockDate: `${texts.until}: ${date}`,
    blockTime: `${texts.until}: ${time}`,
  });
  return (
    <>
      <LargeSwitch form={form} name="block" label={texts.take} />
      {isOn && (
        <fieldset className={styles.damage} aria-label={texts.take}>
          <p className={styles.about}>{texts.hint}</p>
          <div className="field-row field-row--moment">
            <TextField type="date" hint={texts.untilHint} {...field('blockDate')} />
            <TextField type="time" {...field('blockTime')} />
          </div>
        </fieldset>
      )}
    </>
  );
}
