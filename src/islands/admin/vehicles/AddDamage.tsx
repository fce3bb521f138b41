import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useTypedForm } from '../counter/use-typed-form.ts';
import { emptyDamage, newDamage } from '../condition/new-damage.ts';
import { PlaceField } from '../condition/PlaceField.tsx';
import { NoteField } from '../form/NoteField.tsx';

const form = newDamage.omit({ id: true, amount: true });

interface Props {
  vehicleId: number;
  /** @throws ApiError */
  send: (damage: z.output<typeof form> & { id: string }) => Promise<void>;
  onCancel: () => void;
}

export function AddDamage({ vehicleId, send, onCancel }: Props) {
  const texts = conditionTexts();
  // Its id stays until it is noted, so that a repeat adds nothing.
  const [{ id }] = useState(emptyDamage);
  const submission = useTypedForm(`${vehicleId}:damage`, {
    schema: form,
    defaultValues: { place: '', note: '' },
    mode: 'onSubmit',
    send: async (damage) => {
      await send({ ...damage, id });
      submission.forgetTyped();
    },
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const field = fieldsOf(submission.form, { place: texts.place, note: texts.note });
  return (
    <div ref={box}>
      <Form
        label={texts.addDamage}
        submission={submission}
        actions={
          <div className="cluster">
            <SubmitButton isQuiet>{texts.vehicle.submit}</SubmitButton>
            <button type="button" className="button button--quiet" onClick={onCancel}>
              {texts.vehicle.cancel}
            </button>
          </div>
        }
      >
        <PlaceField {...field('place')} />
        <NoteField hint={texts.noteHint} {...field('note')} />
      </Form>
    </div>
  );
}
