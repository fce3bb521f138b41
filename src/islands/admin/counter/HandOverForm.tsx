import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { readNumber } from '../../../../contract/values/numbers.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { price } from '../../../lib/texts/format.ts';
import {
  counterTexts,
  customerTexts,
  dispatchTexts,
  driverTexts,
} from '../../../lib/texts/texts.ts';
import { DriverFields } from '../../ui/DriverFields.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { CustomerNotice } from './CustomerNotice.tsx';
import { EarlyStart } from './EarlyStart.tsx';
import { StepCondition } from './StepCondition.tsx';
import { PastDues } from './PastDues.tsx';
import { StepActions } from './StepActions.tsx';
import { StepPayments } from './StepPayments.tsx';
import styles from './Step.module.css';
import { StepFields } from './StepFields.tsx';
import type { StepFormProps } from './StepScreen.tsx';
import { useHandOver, aboutLicence, needsLicence } from './use-hand-over.ts';
import { LargeSwitch } from './LargeSwitch.tsx';
import { NoteField } from '../form/NoteField.tsx';

const SwapVehicle = lazyPart(() => import('./SwapVehicle.tsx'), 'SwapVehicle', ['choices']);

/** What is read off the vehicle when it is handed over. */
export function HandOverForm({ story, refresh, show, setPrice }: StepFormProps) {
  const submission = useHandOver(story, refresh);
  const { form, isPastDue, early } = submission;
  useEffect(() => setPrice(early.price), [early.price, setPrice]);
  const { early: earlyTexts } = dispatchTexts();
  const { form: texts, steps, kilometres } = counterTexts();
  const drivers = driverTexts();
  const { mileageKm } = story.counter.vehicle;
  const { seen, seenAgain } = customerTexts().licence;
  const field = fieldsOf(form, { reason: texts.reason });
  const typedMileage = useWatch({ control: form.control, name: 'mileageKm' });
  const now = readNumber(typedMileage, vehicleFields.mileageKm);
  const isBelow = mileageKm !== null && now !== null && now < mileageKm;
  const aboutMileage = isBelow ? texts.belowKnown : texts.lastKnown;
  return (
    <>
      <Form
        label={texts.handOver}
        submission={submission}
        actions={
          <>
            {early.price !== null && (
              <p>
                <strong>{earlyTexts.signed(price(early.price, story.stored.data.currency))}</strong>
              </p>
            )}
            <StepActions
              story={story}
              submit={early.price === null ? steps['hand-over'] : earlyTexts.submit}
            />
          </>
        }
      >
        <CustomerNotice customer={story.customer} />
        {early.terms && <EarlyStart story={story} early={early} terms={early.terms} />}
        <PastDues counter={story.counter} isPastDue={isPastDue} />
        {isPastDue && <NoteField {...field('reason')} />}
        <StepFields
          form={form}
          hints={{
            mileage: mileageKm === null ? undefined : aboutMileage(kilometres(mileageKm)),
          }}
        >
          <LargeSwitch
            form={form}
            name="licenceSeen"
            label={needsLicence(story.customer) ? seen : seenAgain}
            hint={aboutLicence(story.customer)}
          />
        </StepFields>
        <section className={`stack ${styles.section}`} aria-labelledby="drivers">
          <h2 id="drivers">{drivers.title}</h2>
          <p className="muted">
            {story.customer?.companyName ? drivers.about.firm : drivers.about.person}
          </p>
          <DriverFields form={form} asksSeen />
        </section>
        <StepPayments
          form={form}
          balance={submission.balance}
          currency={story.stored.data.currency}
        />
        <StepCondition
          // With its own photos.
          key={story.counter.vehicle.id}
          step="hand-over"
          story={story}
          form={form}
        />
      </Form>
      <SwapVehicle story={story} onChanged={() => submission.begin(show)} />
    </>
  );
}
