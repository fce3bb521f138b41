import { useStore } from '@nanostores/react';
import { deleteUser, getUser, type Customer } from '../../../../contract/users/users.ts';
import { updateUser, userEdit } from '../../../../contract/users/user-edit.ts';
import { eraseCustomer } from '../../../../contract/office/own-data.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { withPhone } from '../../../lib/forms/phone.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { changeRecord, type Stored } from '../../../lib/api/records.ts';
import { $session } from '../../../lib/session/session.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { Form } from '../../ui/Form.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { CancelButton, FormActions } from '../form/FormActions.tsx';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import { asLastShown, open } from '../shell/navigation.ts';
import { userFieldTexts, valuesOf, type UserEditForm } from './user-form.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import {
  adminTexts,
  messageOf,
  authTexts,
  securityTexts,
  texts,
} from '../../../lib/texts/texts.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { CompanyFields, PersonFields, LatinNameField } from '../../ui/PersonFields.tsx';
import { CustomerDataFields } from './CustomerDataFields.tsx';
import { RolesField } from './RolesField.tsx';
import styles from './UserFields.module.css';

/** Where what erasing leaves can be read, answered and deleted. */
const toMessagesOf = (email: string) =>
  open(`${pages.adminMessages}?${new URLSearchParams({ search: email }).toString()}`);
const toUsers = () => open(asLastShown(pages.adminUsers));

/** Edits a user; built-in users are read-only. */
export function UserForm({ stored }: { stored: Stored<Customer> }) {
  const user = stored.data;
  const leaveAfterSave = useLeaveAfterSave();
  const session = useStore($session);
  const isOwn = session.state === 'user' && session.user.id === user.id;
  // Their own account they erase in their profile, with the password.
  const canErase = useIsOurs() && !isOwn;
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
    onFailure: (message) => toast('error', message),
  });
  const { form, pending } = submitted;
  useUnsavedForm(form, changes.base);
  const remove = async () => {
    await call(deleteUser, { params: { id: user.id } });
    leaveAfterSave(messageOf('users.deleted'), toUsers);
  };
  const erase = async () => {
    const { message, contactMessages } = await call(eraseCustomer, { params: { id: user.id } });
    const go = contactMessages ? () => toMessagesOf(user.email) : toUsers;
    leaveAfterSave(message ?? messageOf('users.dataErased'), go);
  };
  return (
    <section className="card">
      {user.builtIn && <p className="notice notice--danger">{messageOf('users.builtIn')}</p>}
      <Form label={adminTexts().user} submission={submitted} disabled={user.builtIn}>
        <UserFields form={form} />
        <ChangedMeanwhile
          meanwhile={changes.meanwhile}
          fields={userFieldTexts()}
          onChoose={changes.choose}
        />
        {!user.builtIn && (
          <FormActions submit={adminTexts().update} list={pages.adminUsers}>
            {canErase && (
              <ConfirmedButton
                className="button button--danger"
                label={adminTexts().erase}
                question={adminTexts().eraseQuestion}
                hint={adminTexts().eraseHint}
                disabled={pending}
                onConfirm={erase}
              />
            )}
            <DeleteButton disabled={pending} isQuiet={canErase} onDelete={remove} />
          </FormActions>
        )}
      </Form>
      {user.builtIn && <CancelButton list={pages.adminUsers} />}
    </section>
  );
}

/** The fields of a user that an administrator can edit. */
function UserFields({ form }: { form: UserEditForm }) {
  const isOurs = useIsOurs();
  const { errors } = form.formState;
  return (
    <>
      <div className={`field-row ${styles.fields}`}>
        <PersonFields
          register={form.register}
          errors={errors}
          spelling={form.getValues('latinName') !== undefined && <LatinNameField form={form} />}
          emailFixed={!isOurs && authTexts().emailFixed}
          emailHint={securityTexts().customers.bothTold}
        />
        {form.getValues('companyName') !== undefined && (
          <CompanyFields register={form.register} errors={errors} />
        )}
        <NewPasswordField
          form={form}
          name="password"
          label={texts().fields.password}
          hint={`${adminTexts().passwordHint}. ${authTexts().passwordRules}`}
          owner={form.getValues}
        />
      </div>
      {form.getValues('blocked') !== undefined && <CustomerDataFields form={form} />}
      <RolesField error={errors.roles?.message} register={() => form.register('roles')} />
    </>
  );
}
