import { licenceClasses } from '../../../contract/users/licence-classes.ts';
import { type User } from '../../../contract/users/users.ts';
import { profile, updateProfile } from '../../../contract/users/user-edit.ts';
import { call } from '../../lib/api/api.ts';
import { withPhone } from '../../lib/forms/phone.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import {
  companyValues,
  licenceValues,
  locationValues,
  perPersonField,
  spellingValues,
} from '../../lib/forms/person.ts';
import { startSession } from '../../lib/session/session.ts';
import { useSendsMails } from '../../lib/host/use-host.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { CompanyFields } from '../ui/CompanyFields.tsx';
import { CountryField } from '../ui/CountryField.tsx';
import { PersonFields, LatinNameField } from '../ui/PersonFields.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useTypedBefore, useUnsavedWarning } from './use-typed-before.ts';
import { toast } from '../ui/toast.ts';
import { accountTexts, authTexts, messageOf, securityTexts } from '../../lib/texts/texts.ts';

export function ProfileForm({ user }: { user: User }) {
  const hasLinks = useSendsMails();
  const submission = useSubmitForm({
    schema: withPhone(profile),
    defaultValues: {
      ...perPersonField((name) => user[name]),
      ...locationValues(user),
      ...spellingValues(user),
      ...companyValues(user),
      ...licenceValues(user),
    },
    send: async (body) => {
      await call(updateProfile, { body });
      form.reset({ ...body, email: user.email });
      toast('success', messageOf('users.profileUpdated'));
      await startSession();
    },
  });
  const { form } = submission;
  useUnsavedWarning(form.formState.isDirty);
  useTypedBefore('profile', form);
  return (
    <Form label={accountTexts().updateProfile} submission={submission} disabled={user.builtIn}>
      <PersonFields
        register={form.register}
        errors={form.formState.errors}
        spelling={user.latinName !== undefined && <LatinNameField form={form} />}
        country={user.city !== undefined && <CountryField form={form} />}
        emailFixed={
          hasLinks ? (
            <a href="#email" target="_self">
              {securityTexts().email.changeBelow}
            </a>
          ) : (
            authTexts().emailFixed
          )
        }
      />
      {user.companyName !== undefined && <CompanyFields form={form} />}
      {user.licenceClass !== undefined && (
        <SelectField
          none={accountTexts().noLicenceClass}
          options={licenceClasses.map((name) => [name, name])}
          {...fieldsOf(form, { licenceClass: accountTexts().licenceClass })('licenceClass')}
        />
      )}
      {!user.builtIn && (
        <SubmitButton disabled={!form.formState.isDirty}>
          {accountTexts().updateProfile}
        </SubmitButton>
      )}
    </Form>
  );
}
