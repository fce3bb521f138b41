import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { swapVehicle, type Counter } from '../../../../contract/counter/counter.ts';
import { key } from '../../../../contract/texts/message-key.ts';
import { note } from '../../../../contract/values/notes.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { momentsOf } from '../../../lib/rental/rental.ts';
import { adminTexts, choiceTexts } from '../../../lib/texts/texts.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { toast } from '../../ui/toast.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { useVehicleChoice } from '../choices/use-vehicle-choice.ts';
import { changeShown } from './change-shown.ts';
import { CounterDialog } from './CounterDialog.tsx';
import type { ShownStory } from './story.ts';
import styles from './SwapVehicle.module.css';
import { NoteField } from '../form/NoteField.tsx';

/** Gives the rental another vehicle, right before its hand-over. */
export function SwapVehicle(props: ShownStory) {
  const { open, title, about } = choiceTexts().swap;
  return (
    <div className="cluster">
      <CounterDialog label={open} className="button" title={title} about={about}>
        {(close) => <SwapForm {...props} onClose={close} />}
      </CounterDialog>
    </div>
  );
}

const schema = z.object({
  vehicleId: z.number(key('edit.vehicle')),
  consent: note('counter.consent'),
});

const empty = { vehicleId: null as unknown as number, consent: '' };

function SwapForm({ onClose, ...shown }: ShownStory & { onClose: () => void }) {
  const { counter, stored } = shown.story;
  const { reservationId } = counter;
  const texts = choiceTexts().swap;
  const submission = useSubmitForm({
    schema,
    defaultValues: empty,
    mode: 'onSubmit',
    send: (body) =>
      changeShown(
        swapVehicle,
        { params: { id: reservationId }, body },
        shown,
        ({ vehicle }: Counter) => {
          toast('success', texts.done(vehicleName(vehicle)));
          onClose();
        },
      ),
  });
  const { form } = submission;
  const vehicleId = useWatch({ control: form.control, name: 'vehicleId' });
  const { pickUpLocation } = stored.data;
  const moments = { ...momentsOf(stored.data), pickUpLocation };
  const vehicles = useVehicleChoice([vehicleId], null, {
    moments,
    reservationId,
    onlyFree: true,
    except: counter.vehicle.id,
  });
  const chosen = vehicles.vehicleOf(vehicleId);
  const isOtherKind =
    chosen !== null && (chosen.category ?? null) !== (counter.vehicle.category ?? null);
  const field = fieldsOf(form, { consent: texts.otherKind });
  return (
    <DialogForm label={texts.title} submission={submission} submit={texts.submit}>
      <div className={vehicleId === null ? styles.room : undefined}>
        <ChoiceField
          control={form.control}
          name="vehicleId"
          label={adminTexts().vehicle}
          option={vehicles.option(vehicleId)}
          find={vehicles.find}
          beginsOpen
        />
      </div>
      {isOtherKind && <NoteField hint={texts.consentHint} {...field('consent')} />}
    </DialogForm>
  );
}
