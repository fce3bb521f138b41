import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn, useFormState } from 'react-hook-form';
import type { ConditionStep } from '../../../../contract/counter/damage-places.ts';
import { currencySign } from '../../../lib/texts/format.ts';
import { conditionTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { signerName } from './customer-name.ts';
import type { StepInput, StepValues } from './step-form.ts';
import type { Story } from './story.ts';
import styles from '../condition/Damages.module.css';
import { Photos } from '../condition/photos/Photos.tsx';
import { usePhotos } from '../condition/photos/use-photos.ts';
import { StepDamages } from './StepDamages.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import { LargeSwitch } from './LargeSwitch.tsx';
import { limits } from '../../../../contract/values/limits.ts';
import signature from '../condition/Signature.module.css';
import { SignaturePad } from '../condition/SignaturePad.tsx';

interface Props {
  step: ConditionStep;
  story: Story;
  form: UseFormReturn<StepInput, unknown, StepValues>;
  /** What else is to be read before it is signed. */
  children?: ReactNode;
}

/** How the vehicle looks at a step: damages, and who signs for it. */
export function StepCondition({ step, story, form, children }: Props) {
  const { counter, customer, stored } = story;
  const { reservationId } = counter;
  const isReturn = step === 'return';
  const all = usePhotos(reservationId);
  const elsewhere = useWatch({ control: form.control, name: 'damages' }).map(({ id }) => id);
  return (
    <>
      <StepDamages
        form={form}
        damages={counter.damages.filter(({ repairedAt }) => repairedAt === null)}
        currency={isReturn ? currencySign(stored.data.currency) : null}
        photos={(damageId) => (
          <Photos all={all} reservationId={reservationId} step={step} damageId={damageId} />
        )}
      >
        {isReturn && <TakeOutOfService form={form} />}
      </StepDamages>
      <section className={styles.damages} aria-labelledby="photos">
        <h2 id="photos">{conditionTexts().photos.title}</h2>
        <Photos
          all={all}
          reservationId={reservationId}
          step={step}
          damageId={null}
          elsewhere={elsewhere}
        />
      </section>
      {children}
      <SignatureField form={form} customer={signerName(customer)} />
    </>
  );
}

interface FormProps {
  form: UseFormReturn<StepInput, unknown, StepValues>;
}

/** Takes the vehicle out of service with its return, until a time or for as long as nobody knows. */
function TakeOutOfService({ form }: FormProps) {
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

interface SignatureProps {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  /** Whose name a drawn signature gets if none is typed. */
  customer: string;
}

/** The customer's signature: drawn, or else the typed name. */
function SignatureField({ form, customer }: SignatureProps) {
  const { signature: texts } = conditionTexts();
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const strokes = useWatch({ control, name: 'strokes' });
  return (
    <section className={signature.signature} aria-labelledby="signature">
      <h2 id="signature">{texts.title}</h2>
      <p className={signature.hint}>{texts.hint}</p>
      <SignaturePad
        strokes={strokes}
        onChange={(drawn) => form.setValue('strokes', drawn, { shouldDirty: true })}
      />
      <TextField
        label={texts.name}
        placeholder={customer}
        maxLength={limits.line}
        autoComplete="off"
        error={errors.signer?.message ?? errors.strokes?.message}
        {...register('signer')}
      />
    </section>
  );
}
