import { useState } from 'react';
import {
  listInvitations,
  listStaff,
  switchOff,
  switchOn,
  type Colleague,
} from '../../../../contract/office/staff.ts';
import { getUser, type Customer } from '../../../../contract/users/users.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { readRecord, type Stored } from '../../../lib/api/records.ts';
import { useSendsMails } from '../../../lib/host/use-host.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, messageOf, staffTexts } from '../../../lib/texts/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { useAction } from '../../../lib/forms/action.ts';
import { nameOf } from '../name-of.ts';
import stacked from '../list/stacked.module.css';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { mayManage } from '../users/may-edit.ts';
import { rolesInWords } from '../users/roles-in-words.ts';
import styles from './staff.module.css';

const RolesDialog = lazyWith(null)(() => import('../users/RolesDialog.tsx'), 'RolesDialog');

async function load() {
  if (!(await isOurs())) throw new ApiError(501, messageOf('common.notFound'));
  const [staff, invitations] = await Promise.all([call(listStaff, {}), call(listInvitations, {})]);
  return { staff, invitations };
}
type Loaded = Awaited<ReturnType<typeof load>>;

/** Who works for the company, and who is invited to. */
export function StaffScreen() {
  return (
    <Await title={staffTexts().title} load={load}>
      {(loaded) => <Shown loaded={loaded} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: Loaded }) {
  const texts = staffTexts();
  const sendsMails = useSendsMails();
  const [{ staff, invitations }, setLists] = useState(loaded);
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Stored<Customer> | null>(null);
  const [leaving, setLeaving] = useState<Colleague | null>(null);
  const reload = async () => setLists(await load());
  const { run: leave } = useAction(async ({ id }: Colleague) => {
    await call(switchOff, { params: { id } });
    toast('success', messageOf('staff.switchedOff'));
    await reload();
  }, toastError);
  const letIn = async ({ id }: Colleague) => {
    await call(switchOn, { params: { id } });
    await reload();
    return messageOf('staff.switchedOn');
  };
  const menu = (colleague: Colleague) => (
    <RowMenu
      label={adminTexts().moreActions(nameOf(colleague))}
      items={[
        mayManage(colleague) && {
          label: texts.changeRoles,
          run: async () => {
            setChanging(await readRecord(getUser, { params: { id: colleague.id } }));
          },
        },
        mayManage(colleague) &&
          (colleague.switchedOffAt
            ? { label: texts.switchOn, run: () => letIn(colleague) }
            : { label: texts.switchOff, run: async () => setLeaving(colleague) }),
      ]}
    />
  );
  return (
    <>
      <ScreenHeader title={texts.title}>
        {sendsMails && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => setInviting(true)}
          >
            <Icon name="plus" />
            {texts.invite}
          </button>
        )}
      </ScreenHeader>
      <div className="stack">
        {!sendsMails && <p className="notice notice--info">{texts.noMails}</p>}
        <Table
          caption={texts.title}
          columns={columns()}
          rows={staff}
          rowKey={({ id }) => id}
          rowHref={({ id }) => addressOf.user(id)}
          tableClass={`${stacked.stacked} ${styles.areas}`}
          menu={menu}
          empty={texts.empty}
        />
        <Invitations invitations={invitations} onChange={reload} />
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={reload} />}
      {changing && (
        <RolesDialog colleague={changing} onClose={() => setChanging(null)} onChanged={reload} />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        question={leaving ? texts.switchOffQuestion(nameOf(leaving)) : ''}
        hint={texts.switchOffHint}
        confirm={texts.switchOff}
        onConfirm={() => leaving && void leave(leaving)}
      />
    </>
  );
}

const columns = (): Column<Colleague>[] => {
  const texts = staffTexts();
  return [
    { title: texts.name, cell: nameOf, area: 'name' },
    { title: adminTexts().email, cell: ({ email }) => <Copyable text={email} />, area: 'email' },
    { title: adminTexts().roles, cell: ({ roles }) => rolesInWords(roles), area: 'roles' },
    {
      title: texts.lastLogin,
      cell: ({ lastLoginAt }) => (lastLoginAt ? dateTime(lastLoginAt) : texts.unknown),
      area: 'since',
      isNamed: true,
    },
    {
      title: texts.state,
      cell: ({ switchedOffAt }) =>
        switchedOffAt ? (
          <>
            <span className="badge tone-red">{texts.off}</span>{' '}
            <span className="muted">{texts.since(dateTime(switchedOffAt))}</span>
          </>
        ) : (
          <span className="badge tone-green">{texts.on}</span>
        ),
      area: 'state',
    },
  ];
};
