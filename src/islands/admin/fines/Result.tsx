import { type WhoHadIt, letterFields } from '../../../../contract/office/who-had-it.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { fineTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Facts, type FactRow } from '../../ui/Facts.tsx';
import { addressOf } from '../shell/router.ts';
import type { Question } from './QuestionForm.tsx';
import { z } from 'zod';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitRow } from '../../ui/SubmitRow.tsx';
import { NoteField } from '../form/NoteField.tsx';

interface Props {
  question: Question;
  answer: WhoHadIt;
  ask: (question: Question) => Promise<void>;
  /** Shows locked data for a reason. */
  unlock: (reason: string) => Promise<void>;
}

type Stay = NonNullable<NonNullable<WhoHadIt['between']>[number]>;

/** Who had the vehicle, or between which rentals it was. */
export function Result({ question, answer, ask, unlock }: Props) {
  const texts = fineTexts();
  const { vehicle, at, isTwice, isLocked, reservation, customer, drivers, from, until, source } =
    answer;
  const isSecond = question.second === 'true';
  return (
    <>
      {isTwice && (
        <div className="notice notice--info">
          <p>{isSecond ? texts.twiceSecond : texts.twice}</p>
          <ActionButton
            label={isSecond ? texts.showFirst : texts.showSecond}
            onPress={async () => {
              await ask({ ...question, second: isSecond ? 'false' : 'true' });
              return isSecond ? texts.twice : texts.twiceSecond;
            }}
          />
        </div>
      )}
      <Facts
        facts={[
          [
            texts.vehicle,
            <a key="vehicle" href={addressOf.vehicle(vehicle.id)}>
              {vehicleName(vehicle)}
            </a>,
          ],
          [texts.at, sentenceTime(at)],
        ]}
      />
      {reservation && customer && from && source ? (
        <>
          <Facts
            facts={[
              ...factsOf({ reservation, customer, from, until, source }),
              [texts.drivers, drivers.map(({ name }) => name).join(', ') || texts.unnamed],
            ]}
          />
          <p className="muted">{texts.sources[source]}</p>
          {isLocked && customer.name === null && <Unlock unlock={unlock} />}
        </>
      ) : (
        <>
          <p className="notice notice--info">{texts.nobody}</p>
          {(['before', 'after'] as const).map((side, index) => {
            const stay = answer.between?.[index];
            return (
              <section key={side}>
                <h3>{texts[side]}</h3>
                {stay ? <Facts facts={factsOf(stay)} /> : <p>{texts.none}</p>}
              </section>
            );
          })}
        </>
      )}
    </>
  );
}

function factsOf({ reservation, customer, from, until }: Stay): FactRow[] {
  const texts = fineTexts();
  return [
    [texts.customer, customer.name ?? texts.gone],
    [texts.address, customer.address ?? texts.gone],
    [
      texts.reservation,
      <a key="reservation" href={addressOf.reservation(reservation.id)}>
        {reservation.number}
      </a>,
    ],
    [texts.period, texts.span(sentenceTime(from), until ? sentenceTime(until) : texts.stillOut)],
  ];
}

const schema = z.object({ reason: letterFields.reason });

/** Shows locked data for a reason. */
function Unlock({ unlock }: { unlock: (reason: string) => Promise<void> }) {
  const texts = fineTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: { reason: '' },
    mode: 'onSubmit',
    send: ({ reason }) => unlock(reason),
  });
  const field = fieldsOf(submission.form, { reason: texts.reason });
  return (
    <Form
      label={texts.unlock}
      submission={submission}
      actions={<SubmitRow>{texts.unlock}</SubmitRow>}
    >
      <p className="notice notice--info">{texts.locked}</p>
      <NoteField hint={texts.reasonHint} {...field('reason')} />
    </Form>
  );
}
