import { useCallback, useState } from 'react';
import { z } from 'zod';
import {
  getVatRates,
  removeVatRate,
  setVatRate,
  vatRateFields,
} from '../../../../contract/office/vat-rates.ts';
import type { Answer } from '../../../../contract/wire/endpoint.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { date } from '../../../lib/texts/format.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { messageOf, settingTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';

type Rate = Answer<typeof getVatRates>['rates'][number];

const inPercent = (value: number) => value.toLocaleString(currentLanguage());

/** The rates of the value-added tax by their first day. */
export function VatRates() {
  const { vat } = settingTexts();
  const [round, setRound] = useState(0);
  const load = useCallback(() => call(getVatRates, {}), []);
  const reload = () => setRound((before) => before + 1);
  return (
    <section className="card">
      <h2>{vat.title}</h2>
      <p className="muted">{vat.about}</p>
      <Loaded key={round} load={load} failed={vat.title}>
        {({ before, rates }) => (
          <>
            <p className="muted">{vat.before(inPercent(before))}</p>
            <Table
              caption={vat.title}
              columns={columns(reload)}
              rows={rates}
              rowKey={({ validFrom }) => validFrom}
              empty={vat.none}
            />
          </>
        )}
      </Loaded>
      <NewRate onSaved={reload} />
    </section>
  );
}

function columns(onRemoved: () => void): Column<Rate>[] {
  const { vat } = settingTexts();
  return [
    { title: vat.validFrom, cell: ({ validFrom }) => date(validFrom) },
    { title: vat.percent, cell: ({ percent }) => `${inPercent(percent)}\u00a0%`, numeric: true },
    {
      title: vat.actions,
      cell: ({ validFrom }) => (
        <ActionButton
          label={vat.remove}
          name={vat.removeOf(date(validFrom))}
          onPress={async () => {
            await call(removeVatRate, { params: { validFrom } });
            onRemoved();
            return messageOf('vatRates.removed');
          }}
        />
      ),
    },
  ];
}

const schema = z.object(vatRateFields) as unknown as z.ZodType<Rate, Record<keyof Rate, string>>;

function NewRate({ onSaved }: { onSaved: () => void }) {
  const { vat } = settingTexts();
  const blank = { validFrom: '', percent: '' };
  const submission = useSubmitForm({
    schema,
    defaultValues: blank,
    send: async ({ validFrom, percent }) => {
      await call(setVatRate, { params: { validFrom }, body: { percent } });
      toast('success', messageOf('vatRates.set'));
      submission.form.reset(blank);
      onSaved();
    },
  });
  const field = fieldsOf(submission.form, vat);
  return (
    <Form label={vat.add} submission={submission}>
      <div className="field-row">
        <TextField type="date" {...field('validFrom')} />
        <TextField inputMode="decimal" autoComplete="off" {...field('percent')} />
      </div>
      <p>
        <SubmitButton isQuiet>{vat.add}</SubmitButton>
      </p>
    </Form>
  );
}
