import { useEffect } from 'react';
import { readNumber } from '../../../../contract/values/numbers.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { StepCondition } from './StepCondition.tsx';
import { ReturnPreview } from './ReturnPreview.tsx';
import { StepActions } from './StepActions.tsx';
import { StepPayments } from './StepPayments.tsx';
import { StepFields } from './StepFields.tsx';
import type { StepFormProps } from './StepScreen.tsx';
import type { Story } from './story.ts';
import { useTakeBack } from './use-take-back.ts';

/** With the button below, which has moved. */
const bringIntoSight = (pause: HTMLElement | null) => pause?.scrollIntoView({ block: 'center' });

/** What is read off the vehicle when it comes back, and what that adds to the price. */
export function ReturnForm({ story, refresh, setPrice }: Omit<StepFormProps, 'show'>) {
  const submission = useTakeBack(story, refresh);
  const { form, values, preview, ask, pause } = submission;
  const missing = missingFuel(story, values.fuelEighths);
  const total = preview.answer?.totalPrice ?? null;
  useEffect(() => setPrice(total), [total, setPrice]);
  const { form: texts, steps } = counterTexts();
  return (
    <Form
      label={texts.takeBack}
      submission={submission}
      actions={
        <>
          <div role="status">
            {pause && (
              <p ref={bringIntoSight} className="notice notice--info">
                {pause}
              </p>
            )}
          </div>
          <StepActions story={story} submit={steps.return} />
        </>
      }
    >
      <StepFields form={form} hints={hintsOf(story, values, missing)} />
      <StepCondition step="return" story={story} form={form}>
        <ReturnPreview
          preview={preview}
          before={story.counter.lines}
          currency={story.stored.data.currency}
          lacksFuel={missing > 0}
          onRetry={ask}
        />
      </StepCondition>
      <StepPayments
        form={form}
        balance={submission.balance}
        currency={story.stored.data.currency}
      />
    </Form>
  );
}

/** The eighths of fuel that are gone since the hand-over; less than none where there is more now. */
const missingFuel = ({ counter }: Story, typed: string): number =>
  typed === '' ? 0 : (counter.handOver?.fuelEighths ?? 0) - Number(typed);

/** What was read off at the hand-over, how far the vehicle went since, and what of its fuel is gone. */
function hintsOf({ counter }: Story, typed: { mileageKm: string }, missing: number) {
  const { mileageKm = null, fuelEighths = null } = counter.handOver ?? {};
  const { form: texts, kilometres, driven, fuelLevels, fuelMissing } = counterTexts();
  const now = readNumber(typed.mileageKm, vehicleFields.mileageKm);
  const isFurther = mileageKm !== null && now !== null && now >= mileageKm;
  const before = mileageKm === null ? undefined : texts.before(kilometres(mileageKm));
  return {
    mileage: isFurther ? `${before}, ${driven(now - mileageKm)}` : before,
    fuel:
      fuelEighths === null
        ? undefined
        : `${texts.before(fuelLevels[fuelEighths] ?? '')}${missing > 0 ? `, ${fuelMissing(missing)}` : ''}`,
  };
}
