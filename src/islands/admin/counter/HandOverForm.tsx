import { useWatch } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import { readNumber } from '../../../../contract/values/numbers.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { counterTexts, customerTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CustomerNotice } from './CustomerNotice.tsx';
import { StepCondition } from './StepCondition.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFields } from './StepFields.tsx';
import type { Story } from './story.ts';
import { useHandOver, aboutLicence, needsLicence } from './use-hand-over.ts';
import type { Customer } from '../../../../contract/users/users.ts';
import { LargeSwitch } from './LargeSwitch.tsx';

/** What is read off the vehicle when it is handed over. */
export function HandOverForm({ story, refresh }: { story: Story; refresh: () => Promise<void> }) {
  const submission = useHandOver(story, refresh);
  const { form, isPastDue } = submission;
  const { form: texts, steps, kilometres, isPastDue: overdue } = counterTexts();
  const { mileageKm } = story.counter.vehicle;
  const [licenceSeen, typedMileage] = useWatch({
    control: form.control,
    name: ['licenceSeen', 'mileageKm'],
  });
  const now = readNumber(typedMileage, vehicleFields.mileageKm);
  const isBelow = mileageKm !== null && now !== null && now < mileageKm;
  const aboutMileage = isBelow ? texts.belowKnown : texts.lastKnown;
  return (
    <Form
      label={texts.handOver}
      submission={submission}
      actions={<StepActions story={story} submit={steps['hand-over']} />}
    >
      <CustomerNotice customer={story.customer} />
      {isPastDue && (
        <>
          <p className="notice notice--danger">{overdue}</p>
          <TextField
            label={texts.reason}
            maxLength={limits.note}
            autoComplete="off"
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
        </>
      )}
      <StepFields
        form={form}
        hints={{
          mileage: mileageKm === null ? undefined : aboutMileage(kilometres(mileageKm)),
        }}
      >
        <LicenceField
          customer={story.customer}
          isOn={licenceSeen === 'yes'}
          onChange={(isOn) =>
            form.setValue('licenceSeen', isOn ? 'yes' : '', { shouldDirty: true })
          }
        />
      </StepFields>
      <StepCondition step="hand-over" story={story} form={form} />
    </Form>
  );
}

interface Props {
  customer: Customer | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the driving licence was seen, beside when that was last. */
function LicenceField({ customer, isOn, onChange }: Props) {
  const { seen, seenAgain } = customerTexts().licence;
  return (
    <LargeSwitch
      name="licenceSeen"
      label={needsLicence(customer) ? seen : seenAgain}
      hint={aboutLicence(customer)}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
