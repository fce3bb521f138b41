import { getSettings, updateSettings } from '../../../../contract/office/settings.ts';
import type { SettingName, SettingsAnswer } from '../../../../contract/office/settings.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { changeRecord, type Stored } from '../../../lib/api/records.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { messageOf, settingTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { SettingField } from './SettingField.tsx';
import styles from './SettingsForm.module.css';
import { settingFieldTexts, settingsForm, valuesOf } from './settings-form.ts';

const groups = {
  counter: ['earlyHours', 'graceMinutes', 'counterDiscount'],
  booking: ['cancellationHours', 'notReadyHours'],
  oneWay: ['oneWayFee', 'transferHours'],
  money: [
    'invoiceAt',
    'invoiceDelayMinutes',
    'paymentDays',
    'cancellationTaxed',
    'noShowTaxed',
    'fineTaxed',
  ],
  accounts: [
    'accountChart',
    'datevConsultant',
    'datevClient',
    'accountDigits',
    'yearFromMonth',
    'paymentsBooked',
    'accountReceivables',
    'accountRevenue',
    'accountUntaxed',
    'accountClaims',
    'accountDeposits',
    'accountAdvances',
    'accountTransit',
  ],
} as const satisfies Record<string, SettingName[]>;

interface Props {
  stored: Stored<SettingsAnswer>;
  onSaved: () => Promise<void>;
}

/** What the environment sets is shown, not sent. */
export function SettingsForm({ stored, onSaved }: Props) {
  const texts = settingTexts();
  const changes = useMeanwhile({ stored, form: () => submitted.form, valuesOf });
  const submitted = useSubmitForm({
    schema: settingsForm,
    defaultValues: valuesOf(stored.data),
    send: async (values) => {
      if (!changes.isSettled()) return;
      const { fixed } = stored.data;
      const body = Object.fromEntries(
        Object.entries(values).filter(([name]) => !fixed.includes(name)),
      );
      const isDone = await changes.save(submitted.form.getValues(), (version) =>
        changeRecord(updateSettings, { body }, { version, read: getSettings }),
      );
      if (!isDone) return;
      toast('success', messageOf('settings.updated'));
      await onSaved();
    },
    onFailure: toastError,
  });
  useUnsavedForm(submitted.form, changes.base);
  return (
    <section className="card">
      <p className="muted">{texts.about}</p>
      <Form label={texts.title} submission={submitted}>
        {Object.entries(groups).map(([group, names]) => (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.legend}>{texts.groups[group as keyof typeof groups]}</legend>
            {names.map((name) => (
              <SettingField key={name} name={name} form={submitted.form} settings={stored.data} />
            ))}
          </fieldset>
        ))}
        <ChangedMeanwhile changes={changes} fields={settingFieldTexts()} />
        <FormActions submit={texts.save} list={pages.admin} isLong />
      </Form>
    </section>
  );
}
