import { useState } from 'react';
import { setDrivers } from '../../../../contract/counter/drivers.ts';
import { today } from '../../../lib/api/clock.ts';
import { driversForm, driversToSend, namesOf, typedDrivers } from '../../../lib/rental/drivers.ts';
import { counterTexts, driverTexts, messageOf } from '../../../lib/texts/texts.ts';
import { DriverFields } from '../../ui/DriverFields.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitRow } from '../../ui/SubmitRow.tsx';
import { toast } from '../../ui/toast.ts';
import { Fold } from '../FoldedCard.tsx';
import { changeShown } from './change-shown.ts';
import type { ShownStory } from './story.ts';
import { useTypedForm } from './use-typed-form.ts';
import { may } from '../../../lib/session/may.ts';

/** Who drives; of a closed reservation only their names. */
export function Drivers(shown: ShownStory) {
  const { stored, counter } = shown.story;
  const { drivers } = stored.data;
  const texts = driverTexts();
  const isEditable = counter.status === 'CREATED' && may('reservations.write');
  if (isEditable) return <DriversOfOpen {...shown} />;
  if (!drivers?.length) return null;
  return (
    <section className="card" aria-labelledby="drivers">
      <h2 id="drivers">{texts.title}</h2>
      <p>{namesOf(drivers)}</p>
    </section>
  );
}

function DriversOfOpen(shown: ShownStory) {
  const { stored, counter, customer } = shown.story;
  const { reservationId } = counter;
  const texts = driverTexts();
  const now = namesOf(stored.data.drivers);
  const [before, setBefore] = useState(now);
  const submission = useTypedForm(`${reservationId}:drivers`, {
    schema: driversForm,
    defaultValues: { drivers: typedDrivers(stored.data.drivers) },
    mode: 'onSubmit',
    send: async ({ drivers }) => {
      const body = { drivers: driversToSend(drivers, today()) };
      await changeShown(setDrivers, { params: { id: reservationId }, body }, shown, () => {
        setBefore(namesOf(body.drivers));
        toast('success', messageOf('drivers.saved'));
      });
      form.reset({ drivers: typedDrivers(body.drivers) });
      submission.forgetTyped();
    },
  });
  const { form } = submission;
  const [isOpen, setOpen] = useState(submission.isRestored);
  return (
    <Fold
      title={texts.title}
      about={now || counterTexts().customer}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <Form
        label={texts.title}
        submission={submission}
        actions={<SubmitRow isQuiet>{texts.save}</SubmitRow>}
      >
        <p className="muted">{customer?.companyName ? texts.about.firm : texts.about.person}</p>
        {now !== before && (
          <p className="notice notice--info">{texts.stored(now || counterTexts().customer)}</p>
        )}
        <DriverFields form={form} asksSeen />
      </Form>
    </Fold>
  );
}
