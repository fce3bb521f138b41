import { invitationForm, inviteColleague } from '../../../../contract/office/staff.ts';
import { staffRoles } from '../../../../contract/wire/rights.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { mayChange } from '../../../lib/session/may.ts';
import { adminTexts, messageOf, staffTexts } from '../../../lib/texts/texts.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { RolesField } from '../users/RolesField.tsx';

interface Props {
  onClose: () => void;
  onInvited: () => Promise<void>;
}

/** Invites somebody by mail, with roles of which each says what it gives. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const texts = staffTexts();
  const submission = useSubmitForm({
    schema: invitationForm,
    defaultValues: { email: '', name: '', roles: [] },
    send: async (body) => {
      await call(inviteColleague, { body });
      toast('success', messageOf('staff.invited'));
      onClose();
      await onInvited();
    },
  });
  const { form } = submission;
  const field = fieldsOf(form, { email: adminTexts().email, name: texts.name });
  const { error } = form.getFieldState('roles', form.formState);
  return (
    <OpenDialog onClose={onClose} title={texts.invite} about={texts.inviteAbout}>
      <DialogForm label={texts.invite} submission={submission} submit={texts.send}>
        <TextField type="email" autoComplete="off" {...field('email')} />
        <TextField autoComplete="off" hint={texts.nameOptional} {...field('name')} />
        <RolesField
          offered={staffRoles.filter((role) => mayChange([role]))}
          error={error?.message}
          register={() => form.register('roles')}
        />
      </DialogForm>
    </OpenDialog>
  );
}
