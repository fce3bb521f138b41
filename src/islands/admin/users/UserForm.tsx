import { useEffect } from 'react';
import { getUser, type Customer } from '../../../../contract/users/users.ts';
import { updateUser, userEdit } from '../../../../contract/users/user-edit.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { isStaffWith } from '../../../../contract/wire/rights.ts';
import { withPhone } from '../../../lib/forms/phone.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { changeRecord, type Stored } from '../../../lib/api/records.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { Form } from '../../ui/Form.tsx';
import { toastError } from '../../ui/toast.ts';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { CancelButton, FormActions } from '../form/FormActions.tsx';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import { asLastShown, open } from '../shell/navigation.ts';
import { userFieldTexts, type UserEditForm } from './user-form.ts';
import { valuesOf } from './user-values.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import {
  adminTexts,
  messageOf,
  authTexts,
  securityTexts,
  texts,
} from '../../../lib/texts/texts.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { CompanyFields } from '../../ui/CompanyFields.tsx';
import { CountryField } from '../../ui/CountryField.tsx';
import { PersonFields, LatinNameField } from '../../ui/PersonFields.tsx';
import { CustomerDataFields } from './CustomerDataFields.tsx';
import { RolesField } from './RolesField.tsx';
import styles from './UserFields.module.css';
import { may } from '../../../lib/session/may.ts';

const toUsers = () => open(asLastShown(pages.adminUsers));

interface Props {
  stored: Stored<Customer>;
  /** The field that is to be filled in first, if any. */
  focus?: { field: 'firstName' | 'email' } | undefined;
}

/** Edits a user; built-in users are read-only. */
export function UserForm({ stored, focus }: Props) {
  const user = stored.data;
  const leaveAfterSave = useLeaveAfterSave();
  const changes = useMeanwhile({ stored, form: () => submitted.form, valuesOf });
  const submitted = useSubmitForm({
    schema: withPhone(userEdit),
    defaultValues: valuesOf(user),
    send: async (body) => {
      if (!changes.isSettled()) return;
      const request = { params: { id: user.id }, body };
      const isDone = await changes.save(submitted.form.getValues(), (version) =>
        changeRecord(updateUser, request, { version, read: getUser }),
      );
      if (isDone) leaveAfterSave(messageOf('users.updated'), toUsers);
    },
    onFailure: toastError,
  });
  const { form } = submitted;
  const { setFocus } = form;
  useUnsavedForm(form, changes.base);
  useEffect(() => {
    if (focus) setFocus(focus.field);
  }, [focus, setFocus]);
  return (
    <>
      {user.builtIn && <p className="notice notice--danger">{messageOf('users.builtIn')}</p>}
      <Form label={adminTexts().user} submission={submitted} disabled={user.builtIn}>
        <UserFields form={form} isColleague={isStaffWith(user.roles)} />
        <ChangedMeanwhile changes={changes} fields={userFieldTexts()} />
        {!user.builtIn && <FormActions submit={adminTexts().update} list={pages.adminUsers} />}
      </Form>
      {user.builtIn && <CancelButton list={pages.adminUsers} />}
    </>
  );
}

/** The fields of a user that an administrator can edit. */
function UserFields({ form, isColleague }: { form: UserEditForm; isColleague: boolean }) {
  const isOurs = useIsOurs();
  const { errors, defaultValues } = form.formState;
  const hasEmail = Boolean(defaultValues?.email);
  const isEmailKept = hasEmail && !may('logins');
  const { customers } = securityTexts();
  return (
    <>
      <div className={`field-row ${styles.fields}`}>
        <PersonFields
          register={form.register}
          errors={errors}
          spelling={form.getValues('latinName') !== undefined && <LatinNameField form={form} />}
          country={form.getValues('city') !== undefined && <CountryField form={form} />}
          emailFixed={
            (!isOurs && authTexts().emailFixed) || (isEmailKept && adminTexts().emailKept)
          }
          emailHint={
            isEmailKept ? undefined : hasEmail ? customers.bothTold : customers.emailOptional
          }
        />
        {form.getValues('companyName') !== undefined && <CompanyFields form={form} />}
        {may('logins') && (
          <NewPasswordField
            form={form}
            name="password"
            label={texts().fields.password}
            hint={`${adminTexts().passwordHint}. ${authTexts().passwordRules}`}
            owner={form.getValues}
          />
        )}
      </div>
      {form.getValues('blocked') !== undefined && <CustomerDataFields form={form} />}
      {may('roles') && (
        <RolesField
          error={errors.roles?.message}
          hint={isOurs && !isColleague ? adminTexts().firstRole : undefined}
          register={() => form.register('roles')}
        />
      )}
    </>
  );
}
