import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setOwnDrivers } from '../../../contract/counter/drivers.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import {
  driversForm,
  driversToSend,
  namesOf,
  typedDrivers,
  type DriversForm,
} from '../../lib/rental/drivers.ts';
import { draft } from '../../lib/storage/draft.ts';
import { driverTexts, messageOf } from '../../lib/texts/texts.ts';
import { DriverFields } from '../ui/DriverFields.tsx';
import { Form } from '../ui/Form.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import styles from './Drivers.module.css';

interface Props {
  reservation: Reservation;
  /** Whether its time is not over. */
  isAhead: boolean;
  isCompany: boolean;
}

/** Who drives: to be named until the hand-over, and to be read afterwards. Bare hosts know nothing of it. */
export function Drivers({ reservation, isAhead, isCompany }: Props) {
  const { drivers, pickedUpAt } = reservation;
  const isOpen = isAhead && !pickedUpAt;
  if (!drivers || !(isOpen || drivers.length > 0)) return null;
  return (
    <section>
      <h3>{driverTexts().title}</h3>
      {isOpen && <DriversOfOpen reservation={reservation} isCompany={isCompany} />}
      <p className={isOpen ? styles.printed : undefined}>
        {namesOf(drivers) || driverTexts().yourself}
      </p>
    </section>
  );
}

function DriversOfOpen({
  reservation: { id, drivers: stored },
  isCompany,
}: Omit<Props, 'isAhead'>) {
  const texts = driverTexts();
  const [typed] = useState(() => draft<DriversForm>(`drivers-${id}`));
  const [initial] = useState(() => ({ drivers: typedDrivers(stored), ...typed.read() }));
  const submission = useSubmitForm({
    schema: driversForm,
    defaultValues: initial,
    mode: 'onSubmit',
    send: async ({ drivers: named }) => {
      const body = { drivers: driversToSend(named, '') };
      await call(setOwnDrivers, { params: { id }, body });
      form.reset({ drivers: named });
      typed.clear();
      toast('success', messageOf('drivers.saved'));
    },
  });
  const { form } = submission;
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => typed.keep(values),
      }),
    [subscribe, typed],
  );
  const drivers = useWatch({ control: form.control, name: 'drivers' });
  return (
    <div className={styles.form}>
      <Form
        label={texts.title}
        submission={submission}
        actions={
          (form.formState.isDirty || drivers.length > 0) && (
            <div className="cluster">
              <SubmitButton disabled={!form.formState.isDirty}>{texts.save}</SubmitButton>
            </div>
          )
        }
      >
        <p className="muted">{isCompany ? texts.about.company : texts.about.own}</p>
        <DriverFields form={form} asksSeen={false} />
      </Form>
    </div>
  );
}
