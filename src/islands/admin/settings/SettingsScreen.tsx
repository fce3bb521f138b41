import { useCallback, useState } from 'react';
import { getSettings, type SettingsAnswer } from '../../../../contract/office/settings.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { readRecord, type Stored } from '../../../lib/api/records.ts';
import { settingTexts } from '../../../lib/texts/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { MailSentences } from './MailSentences.tsx';
import { OperatorSettings } from './OperatorSettings.tsx';
import { VatRates } from './VatRates.tsx';
import { SettingsForm } from './SettingsForm.tsx';

async function load(): Promise<Stored<SettingsAnswer>> {
  if (!(await isOurs())) throw new ApiError(501, settingTexts().notOffered);
  return readRecord(getSettings, {});
}

/** What the company decides about rentals. */
export function SettingsScreen() {
  return (
    <Await title={settingTexts().title} load={load}>
      {(stored) => <Shown loaded={stored} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: Stored<SettingsAnswer> }) {
  const [form, setForm] = useState({ stored: loaded, round: 0 });
  const reload = useCallback(async () => {
    const stored = await load();
    setForm(({ round }) => ({ stored, round: round + 1 }));
  }, []);
  return (
    <>
      <ScreenHeader title={settingTexts().title} />
      <div className="stack">
        <SettingsForm key={form.round} stored={form.stored} onSaved={reload} />
        <VatRates />
        <MailSentences />
        <OperatorSettings />
      </div>
    </>
  );
}
