import { useState } from 'react';
import { updateUser, userEdit } from '../../../../contract/users/user-edit.ts';
import { getUser, type Customer } from '../../../../contract/users/users.ts';
import { roles } from '../../../../contract/wire/rights.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { changeRecord, type Stored } from '../../../lib/api/records.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { mayChange } from '../../../lib/session/may.ts';
import { adminTexts, messageOf, staffTexts } from '../../../lib/texts/texts.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { nameOf } from '../name-of.ts';
import { RolesField } from './RolesField.tsx';
import { valuesOf } from './user-values.ts';

interface Props {
  colleague: Stored<Customer>;
  onClose: () => void;
  onChanged: () => Promise<void> | void;
}

/** Changes what a colleague may do, and nothing else of their record. */
export function RolesDialog({ colleague, onClose, onChanged }: Props) {
  const [{ data, version }, setStored] = useState(colleague);
  const submission = useSubmitForm({
    schema: userEdit.pick({ roles: true }),
    defaultValues: rolesOf(data),
    send: async (chosen) => {
      const request = { params: { id: data.id }, body: { ...valuesOf(data), ...chosen } };
      const current = await changeRecord(updateUser, request, { version, read: getUser });
      if (current) {
        setStored(current);
        form.reset(rolesOf(current.data));
        throw new ApiError(409, messageOf('common.changedMeanwhile'));
      }
      toast('success', messageOf('users.updated'));
      onClose();
      await onChanged();
    },
  });
  const { form } = submission;
  const { error } = form.getFieldState('roles', form.formState);
  const { changeRoles, rolesAbout } = staffTexts();
  return (
    <OpenDialog onClose={onClose} title={changeRoles} about={rolesAbout(nameOf(data))}>
      <DialogForm label={changeRoles} submission={submission} submit={adminTexts().save}>
        <RolesField
          offered={roles.filter((role) => mayChange([role]))}
          error={error?.message}
          register={() => form.register('roles')}
        />
      </DialogForm>
    </OpenDialog>
  );
}

const rolesOf = (user: Customer) => ({ roles: valuesOf(user).roles });
