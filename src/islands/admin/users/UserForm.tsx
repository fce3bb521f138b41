import {
  deleteUser,
  roles,
  updateUser,
  userEdit,
  userMessages,
  type User,
} from '../../../../contract/users.ts';
import { pages } from '../../../../contract/pages.ts';
import { call } from '../../../lib/api.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { Form } from '../../ui/Form.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteButton } from '../DeleteButton.tsx';
import { useFinish } from '../finish.ts';
import { CancelButton, FormActions } from '../FormActions.tsx';
import { $page } from '../router.ts';
import { UserFields } from './UserFields.tsx';
import { adminTexts } from '../texts.ts';
import { useUnsavedForm } from '../unsaved.ts';

const toUsers = () => $page.open(pages.adminUsers);

/** An administrator's edit of a user; built-in ones are only shown. */
export function UserForm({ user }: { user: User }) {
  const { firstName, lastName, phoneNumber, address, zipCode, email } = user;
  const { finished, finish } = useFinish();
  const { form, submit, pending, failure } = useSubmitForm({
    schema: userEdit,
    defaultValues: {
      ...{ firstName, lastName, phoneNumber, address, zipCode, email },
      password: '',
      roles: roles.filter((role) => user.roles.includes(role)),
    },
    send: async (body) => {
      await call(updateUser, { params: { id: user.id }, body });
      finish(userMessages.updated, toUsers);
    },
    onFailure: (message) => toast('error', message),
  });
  useUnsavedForm(form);
  const remove = async () => {
    await call(deleteUser, { params: { id: user.id } });
    finish(userMessages.deleted, toUsers);
  };
  return (
    <section className="card">
      {user.builtIn && <p className="notice notice--danger">{userMessages.builtIn}</p>}
      <Form
        label={adminTexts.user}
        onSubmit={submit}
        pending={pending}
        failure={failure}
        disabled={user.builtIn || finished}
      >
        <UserFields form={form} />
        {!user.builtIn && (
          <FormActions submit={adminTexts.update} pending={pending} list={pages.adminUsers}>
            <DeleteButton disabled={pending} onDelete={remove} />
          </FormActions>
        )}
      </Form>
      {user.builtIn && <CancelButton list={pages.adminUsers} />}
    </section>
  );
}
