import { useWatch } from 'react-hook-form';
import { createCustomer, newCustomer } from '../../../../contract/office/customers.ts';
import { withTown } from '../../../../contract/users/person.ts';
import { languageNames, languages, type Language } from '../../../../contract/texts/language.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { perCompanyField, perLocationField, perPersonField } from '../../../lib/forms/person.ts';
import { withPhone } from '../../../lib/forms/phone.ts';
import { useSendsMails } from '../../../lib/host/use-host.ts';
import { messageOf, securityTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { CompanyFields } from '../../ui/CompanyFields.tsx';
import { CountryField } from '../../ui/CountryField.tsx';
import { PersonFields, LatinNameField } from '../../ui/PersonFields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { toastError } from '../../ui/toast.ts';
import { FormActions } from '../form/FormActions.tsx';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { open } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import styles from './UserFields.module.css';

const empty = {
  ...perPersonField(() => ''),
  ...perLocationField(() => ''),
  ...perCompanyField(() => ''),
  language: 'de' as Language,
};

/** Creates a customer at the counter, and opens them. */
export function NewCustomerForm() {
  const { customers } = securityTexts();
  const leaveAfterSave = useLeaveAfterSave();
  const submission = useSubmitForm({
    schema: withPhone(newCustomer.extend(withTown)),
    defaultValues: empty,
    send: async (body) => {
      const { id, message } = await call(createCustomer, { body });
      leaveAfterSave(message ?? messageOf('account.customerCreated'), () =>
        open(addressOf.user(id)),
      );
    },
    onFailure: toastError,
  });
  const { form } = submission;
  const { errors } = form.formState;
  useUnsavedForm(form);
  const canInvite = useSendsMails();
  const email = useWatch({ control: form.control, name: 'email' });
  return (
    <section className="card">
      <Form label={customers.title} submission={submission}>
        {canInvite && <p className="muted">{customers.about}</p>}
        <div className={`field-row ${styles.fields}`}>
          <PersonFields
            register={form.register}
            errors={errors}
            emailHint={canInvite ? customers.emailOptional : customers.optional}
            spelling={<LatinNameField form={form} />}
            country={<CountryField form={form} />}
          />
          <CompanyFields form={form} />
          <SelectField
            options={languages.map((language) => [language, languageNames[language]])}
            {...fieldsOf(form, { language: customers.language })('language')}
          />
        </div>
        <FormActions
          submit={email && canInvite ? customers.create : customers.createOnly}
          list={pages.adminUsers}
        />
      </Form>
    </section>
  );
}
