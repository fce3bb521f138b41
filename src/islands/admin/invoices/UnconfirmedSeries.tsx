import { useCallback, useState } from 'react';
import {
  confirmSeries,
  unconfirmedSeries,
  type UnconfirmedSeries as Series,
} from '../../../../contract/money/invoices.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { invoiceTexts, messageOf } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';

/** The last numbers that are to be confirmed after a restore; nothing at all other times. */
export function UnconfirmedSeries() {
  const [round, setRound] = useState(0);
  const load = useCallback(() => call(unconfirmedSeries, {}), []);
  const { series: texts } = invoiceTexts();
  return (
    <Loaded key={round} load={load} failed={texts.title}>
      {(all) =>
        all.length > 0 && (
          <section className="card" aria-labelledby="unconfirmed">
            <h2 id="unconfirmed">{texts.title}</h2>
            <p>{texts.about}</p>
            {all.map((series) => (
              <LastNumber key={series.prefix} {...series} onConfirmed={() => setRound(round + 1)} />
            ))}
          </section>
        )
      }
    </Loaded>
  );
}

function LastNumber({ prefix, lastKnown, onConfirmed }: Series & { onConfirmed: () => void }) {
  const { series: texts } = invoiceTexts();
  const submission = useSubmitForm({
    schema: confirmSeries.body,
    defaultValues: { number: lastKnown },
    send: async (body) => {
      await call(confirmSeries, { body });
      toast('success', messageOf('invoices.confirmed'));
      onConfirmed();
    },
  });
  const field = fieldsOf(submission.form, { number: texts.last(prefix) });
  return (
    <Form label={texts.last(prefix)} submission={submission}>
      <TextField hint={texts.known(lastKnown)} autoComplete="off" {...field('number')} />
      <p>
        <SubmitButton isQuiet>{texts.confirm}</SubmitButton>
      </p>
    </Form>
  );
}
